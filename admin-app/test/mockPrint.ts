/** Gives each iframe a mocked print, because a test browser cannot print, until `restore`. */
export const mockPrint = () => {
  const print = jest.fn();
  const frames = jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockImplementation(function (this: HTMLIFrameElement) {
      const view = this.contentDocument?.defaultView ?? null;
      if (view) view.print = print;
      return view;
    });
  return { print, restore: () => frames.mockRestore() };
};
