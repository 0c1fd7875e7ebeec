// Inline script of every prerendered page. The build fills in the file names. The page is readable and its links work before the app loads.
// The app loads when the browser is idle or at the first user input.
;((entry, parts, modules) => {
  const root = document.documentElement
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    run([...parts, entry]).catch(missing)
  }
  // A separate task for each file, so that the browser can handle input in between.
  const run = async (files) => {
    for (const file of files) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const missing = () => {
    const line = Object.assign(document.createElement('p'), {
      textContent: 'Part of this page did not load. Check your connection, then reload it.',
    })
    line.setAttribute('role', 'alert')
    line.style.cssText = 'margin:0;padding:1rem;background:#ffedc6;color:#221b36;font-weight:600'
    document.body.prepend(line)
  }
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin']
  for (const sign of signs) addEventListener(sign, begin, true)
  const wait = window.requestIdleCallback ?? ((work) => setTimeout(work, 200))
  addEventListener('load', () => wait(begin, { timeout: 2000 }))

  // Repeats a click after hydration if it came before. A form is not submitted before hydration.
  let pressed = null
  const remember = (event) => {
    pressed = event.target.closest('button') ?? pressed
  }
  const hold = (event) => {
    event.preventDefault()
    pressed = event.submitter ?? pressed
  }
  addEventListener('click', remember, true)
  addEventListener('submit', hold, true)
  new MutationObserver((_changes, observer) => {
    if (!('ready' in root.dataset)) return
    observer.disconnect()
    removeEventListener('click', remember, true)
    removeEventListener('submit', hold, true)
    if (pressed?.isConnected) pressed.click()
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] })
})(__ENTRY__, __PARTS__, __MODULES__)
