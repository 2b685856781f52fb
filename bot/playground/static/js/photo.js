// A photo is shown on a canvas before it goes out: a canvas needs no exception in the content policy.
import { dialog, toast } from "./dialogs.js";
import { h } from "./dom.js";
import { problem, t } from "./i18n.js";

const LONGEST = 1280;

async function shrink(file) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = h("canvas.photo-preview", { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export async function photoFrom(file, send) {
  let canvas;
  try { canvas = await shrink(file); } catch (error) { toast(problem(error), "bad"); return; }
  const caption = h("input", { placeholder: t("message"), "aria-label": t("message"), maxlength: 1024, autofocus: true });
  const box = dialog(t("photo"), (close) => h("form.form", {
    onsubmit: (event) => { event.preventDefault(); close(); send(canvas.toDataURL("image/jpeg", 0.86), caption.value.trim()); },
  }, canvas, h("label.field", {}, caption), h("div.row.end", {}, h("button.solid", { type: "submit" }, t("send")))));
  box.querySelector("input").focus();
}

export function pickPhoto(send) {
  const input = h("input", { type: "file", accept: "image/*" });
  input.addEventListener("change", () => { if (input.files[0]) photoFrom(input.files[0], send); });
  input.click();
}
