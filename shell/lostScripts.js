(() => {
  self.shellScripts ??= [];
  self.shellScripts.push(document.currentScript.src);
  if (self.shellScripts.length > 1) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const { src } of document.querySelectorAll('script[defer]')) {
      if (self.shellScripts.includes(src)) continue;
      const again = document.createElement('script');
      again.src = src;
      again.onerror = () => document.documentElement.classList.add('lost');
      document.head.append(again);
    }
  });
})();
