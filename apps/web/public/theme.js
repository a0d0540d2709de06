// Before anything is drawn: the chosen theme, so that the wrong one never flashes, and a curtain over visitors' pages
// for whoever was signed in when last here, since they are about to go on to their dashboard.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (["/", "/login", "/signup"].includes(location.pathname) && localStorage.getItem("signed-in") === "yes")
      root.dataset.returning = "";
  } catch {
    // Storage is closed to us: the system's theme it is.
  }
})();
