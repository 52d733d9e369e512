import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { statesUnseenInForcedColours } from '../../fixtures/forcedColours';

/** A finding of axe in a story, in the format of Storybook's accessibility panel. */
interface AxeFinding {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Result of a story, as reported by Storybook's preview. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    type: string;
    status: string;
    result: { violations?: AxeFinding[]; error?: unknown };
  }[];
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface StoryFacts {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<StoryFacts> };
    };
    /** The last finished story or page. */
    lastFinished?: Finished;
    lastDocs?: string;
  }
}

const DESKTOP = { width: 1440, height: 900 };

type Scheme = 'light' | 'dark';

/**
 * Storybook's preview in one page that stays open, which is many times faster than loading the page
 * for each story. Storybook itself plays each story and checks it with axe.
 */
export class Preview {
  private isOpen = false;

  constructor(
    private readonly page: Page,
    /** Storybook's URL, without a trailing slash. */
    private readonly address: string,
    private scheme: Scheme = 'light',
    /** Additional settings of the toolbar. */
    private readonly choices: Record<string, unknown> = {},
  ) {}

  private async open(): Promise<void> {
    // Without a story in the URL, the preview waits for the first one.
    await this.page.goto(`${this.address}/iframe.html`);
    await this.page.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__ && window.__STORYBOOK_ADDONS_CHANNEL__,
    );
    await this.page.evaluate(
      async (globals) => {
        await window.__STORYBOOK_PREVIEW__?.ready();
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel?.on('storyFinished', (finished: Finished) => (window.lastFinished = finished));
        channel?.on('docsRendered', (id: string) => (window.lastDocs = id));
        channel?.emit('updateGlobals', { globals });
      },
      { scheme: this.scheme, ...this.choices },
    );
    this.isOpen = true;
  }

  private async finished(id: string): Promise<Finished> {
    const finished = await this.page.waitForFunction(
      (storyId) => (window.lastFinished?.storyId === storyId ? window.lastFinished : undefined),
      id,
    );
    return (await finished.jsonValue()) as Finished;
  }

  /**
   * Switches the toolbar's colour scheme. Storybook renders the story again in its current state
   * and checks it.
   */
  private async turnScheme(id: string): Promise<Finished> {
    this.scheme = this.scheme === 'light' ? 'dark' : 'light';
    await this.page.evaluate((scheme) => {
      delete window.lastFinished;
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { scheme } });
    }, this.scheme);
    return this.finished(id);
  }

  /** Sets the page to the story's viewport, which the preview does not do by itself. */
  private async resize(storyId: string): Promise<void> {
    const size = await this.page.evaluate(async (id) => {
      const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue.loadStory({ storyId: id });
      return story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']
        ?.styles;
    }, storyId);
    const target = size ? { width: parseInt(size.width), height: parseInt(size.height) } : DESKTOP;
    const now = this.page.viewportSize();
    if (now?.width !== target.width || now.height !== target.height)
      await this.page.setViewportSize(target);
  }

  private async show(id: string, viewMode: 'story' | 'docs'): Promise<void> {
    await this.page.evaluate(
      ([storyId, mode]) => {
        delete window.lastFinished;
        delete window.lastDocs;
        window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: mode });
      },
      [id, viewMode] as const,
    );
  }

  /** The error that Storybook shows instead of a story or page that threw. */
  private async error(): Promise<string> {
    return this.page
      .locator('.sb-errordisplay:visible, .sb-nopreview:visible')
      .allInnerTexts()
      .then((texts) => texts.join('\n'));
  }

  /** Shows a story in its viewport and waits until it has rendered and played. */
  async play(id: string): Promise<Finished> {
    if (!this.isOpen) await this.open();
    await this.resize(id);
    await this.show(id, 'story');
    return this.finished(id);
  }

  /** The errors of a finished story, including axe's findings. */
  private async findings({ status, reporters }: Finished): Promise<string[]> {
    const findings = reporters.flatMap(({ result }) => [
      ...(result.violations ?? []).flatMap(({ id: rule, help, nodes }) =>
        nodes.map((node) => `${rule}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
      ),
      ...(result.error ? [`axe failed: ${String(result.error)}`] : []),
    ]);
    if (!reporters.some(({ type }) => type === 'a11y')) findings.push('axe did not look at it');
    const shown = await this.page.locator('html').getAttribute('data-color-scheme');
    if (shown !== this.scheme) findings.push(`it is shown in the ${shown} scheme`);
    if (status === 'success') return findings;
    return findings.length > 0 && reporters.length > 0
      ? findings
      : [...findings, (await this.error()) || 'it failed while playing'];
  }

  /**
   * Plays a story in one colour scheme, then switches to the other, so that axe checks the final
   * state in both, and finally checks its states in forced colours. The next story starts in the
   * scheme in which this one ended.
   * @returns its errors
   */
  async story(id: string): Promise<string[]> {
    const first = `${this.scheme}: `;
    const found = (await this.findings(await this.play(id))).map((text) => first + text);
    const second = await this.findings(await this.turnScheme(id));
    const unseen = await statesUnseenInForcedColours(this.page);
    return [...found, ...second.map((text) => `${this.scheme}: ${text}`), ...unseen];
  }

  /**
   * Parts without a number in an annotated example, and axe's findings in the page's additions to
   * its examples.
   */
  private async guideErrors(): Promise<string[]> {
    const guides = this.page.locator('#storybook-docs figure:has([data-drawing])');
    if ((await guides.count()) === 0) return [];
    // Numbers appear once the example is measured; lazy parts load later.
    const unnumbered = await this.page
      .waitForFunction(() => {
        const parts = document.querySelectorAll('#storybook-docs figure > ol > li').length;
        return document.querySelectorAll('#storybook-docs [data-callout]').length === parts;
      })
      .then(() => [])
      .catch(() => ['a part of the anatomy has no number']);
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate(() =>
      (window as unknown as { axe: typeof axe }).axe.run('#storybook-docs [data-guide]'),
    );
    return [
      ...unnumbered,
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`),
    ];
  }

  /** Headings of the page that do not use the brand's font. */
  private async foreignHeadings(): Promise<string[]> {
    const faces = await this.page
      .locator('#storybook-docs :is(h1, h2, h3):not(.sb-story *, .sb-unstyled *)')
      .evaluateAll((headings) =>
        headings.map((heading) => [heading.textContent, getComputedStyle(heading).fontFamily]),
      );
    return faces.flatMap(([words, face = '']) =>
      face?.startsWith('"Kit Heading"') ? [] : [`'${words}' is set in ${face}`],
    );
  }

  /** Shows a documentation page and waits until its examples have rendered. @returns its errors */
  async docs(id: string): Promise<string[]> {
    if (!this.isOpen) await this.open();
    await this.show(id, 'docs');
    await this.page.waitForFunction((docsId) => window.lastDocs === docsId, id);
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('#storybook-docs .sb-story')].every(
        (story) => !story.querySelector('.sb-loader'),
      ),
    );
    const error = await this.error();
    const guide = await this.guideErrors();
    // The page's own heading; examples may contain others.
    const isHeaded = await this.page
      .locator('#storybook-docs h1:not(.sb-story *)')
      .first()
      .isVisible();
    const others = await this.foreignHeadings();
    return [
      ...(error ? [error] : []),
      ...(isHeaded ? [] : ['it has no heading']),
      ...others,
      ...guide,
    ];
  }
}
