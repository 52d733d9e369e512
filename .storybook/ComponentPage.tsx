import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Stories,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Anatomy } from './blocks/Anatomy';
import { DoAndDont } from './blocks/DoAndDont';
import { InBothSchemes } from './blocks/InBothSchemes';
import { StatusBadge } from './blocks/StatusBadge';
import type { Guide } from './blocks/guide';

const section = (heading: string, items: readonly string[] = []): string =>
  items.length > 0 ? `${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n` : '';

/**
 * The documentation page of every component: doc comment, guide (`parameters.guide` of its
 * stories), props and states.
 */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const name = csfFile.meta.title?.split('/').at(-1) ?? '';
  const first = Object.values(csfFile.stories)[0]?.moduleExport;
  const guide = preparedMeta.parameters.guide as Guide;
  const imports = guide.imports ?? `import { ${name} } from '@charity-site/ui-kit';`;
  return (
    <>
      <Markdown>{`# ${name}`}</Markdown>
      <StatusBadge />
      <Description of="meta" />
      <Markdown>{`\`\`\`tsx\n${imports}\n\`\`\``}</Markdown>
      <Canvas of={first} />
      <Markdown>{`## When to use\n\n${guide.whenToUse}\n\n${section('## When not to use', guide.whenNotToUse)}## Anatomy`}</Markdown>
      <Anatomy of={guide} />
      <Markdown>## Light and dark</Markdown>
      <InBothSchemes of={guide} />
      <Markdown>{`## Do and don't`}</Markdown>
      <DoAndDont of={guide} />
      <Markdown>
        {`${section('### Do', guide.do)}${section("### Don't", guide.dont)}## Accessibility\n\n${guide.accessibility}\n\n## Props`}
      </Markdown>
      <Controls of={first} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
