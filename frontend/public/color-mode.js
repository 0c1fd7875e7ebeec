// Runs before the first paint, so that nobody in dark mode is flashed with a bright page. ui/forms/color-mode.tsx takes over.
;(() => {
  let mode = null
  try {
    mode = localStorage.getItem('color-mode')
  } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const root = document.documentElement
  root.classList.add(mode)
  root.style.colorScheme = mode
})()
