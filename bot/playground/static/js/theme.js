// Loaded before the styles, so that a remembered choice of dark or light never flashes the other one first.
(() => {
  let saved = null;
  try { saved = localStorage.getItem("parlor.theme"); } catch { /* storage may be switched off */ }
  if (saved === "dark" || saved === "light") document.documentElement.dataset.theme = saved;
})();
