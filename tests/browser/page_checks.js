// Checks of what a page shows, evaluated in the page by test_texts_on_screen.py.
({
  /** Every visible or spoken text, but for notation, which is the same in every language. */
  texts() {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent.closest('script, style, noscript, code') && node.data.trim()) found.push(node.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
    return [...new Set(found)];
  },

  /** Texts that overflow their box on a page of this width. */
  overflows(width) {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
    const named = (element) => `${element.tagName}.${element.getAttribute('class')}: ${element.textContent.trim().slice(0, 60)}`;
    const scrolls = (element) => {
      for (let up = element; up && up !== root; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    };
    // Clipped to nothing, as `.unseen` is: for screen readers alone.
    const onlySpoken = (element) => {
      for (let up = element; up && up !== root; up = up.parentElement)
        if (getComputedStyle(up).clipPath === 'inset(50%)') return true;
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
      if (!text.length || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.skip, select, script, style, noscript') || onlySpoken(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const inside = range.getBoundingClientRect();
      if (!inside.width) continue;
      const drawing = element.closest('svg');
      const box = element.closest('button, a.button, label, summary, dialog, .answer') ?? drawing;
      const outside = box?.getBoundingClientRect();
      if (outside && (inside.left < outside.left - 2 || inside.right > outside.right + 2))
        found.push(`overflows its box by ${Math.round(Math.max(outside.left - inside.left, inside.right - outside.right))}: ${named(element)}`);
      const clips = /hidden|clip/.test(getComputedStyle(element).overflowX);
      if (!drawing && clips && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${named(element)}`);
      if ((inside.left < -1 || inside.right > width + 1) && !scrolls(element)) found.push(`off the page: ${named(element)}`);
    }
    return found;
  },

  /** Touch targets that are too small. A link within a sentence may be as small as its words. */
  smallTargets(least) {
    const found = [];
    const pressed = 'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab]';
    for (const element of document.querySelectorAll(pressed)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.skip, [inert]') || (document.querySelector('dialog[open]') && !element.closest('dialog[open]'))) continue;
      const parent = element.parentElement;
      const within = getComputedStyle(element).display === 'inline' && parent.textContent.trim() !== element.textContent.trim();
      if (element.matches('a') && within) continue;
      const target = (element.matches('input') && element.closest('label')) || (element.matches('[type=file]') && element.labels?.[0]) || element;
      const { width, height } = target.getBoundingClientRect();
      if (width < least || height < least)
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
  },
})
