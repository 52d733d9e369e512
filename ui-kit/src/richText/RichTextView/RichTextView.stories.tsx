import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { artwork } from '../../../../.storybook/artwork';
import { guide } from './RichTextView.guide';
import { RichTextView } from './RichTextView';

const story = `
<h1>The rains came early</h1>
<p>In <strong>Chigumula</strong> the women's committee had <em>already</em> dug the channels. <u>Nobody</u> had told them to; <s>we</s> they simply knew. Read <a href="/projects">about the project</a>.</p>
<blockquote>Bear one another's burdens, and so fulfill the law of Christ.</blockquote>
<h2>What was done</h2>
<ul><li>Eleven channels, each forty metres long</li><li class="ql-indent-1">two of them paved</li><li>A store for seed</li></ul>
<ol><li>First the survey</li><li>then the digging</li></ol>
<p><span class="ql-size-small">Small print.</span> <span class="ql-size-large">Large print.</span> <span class="ql-font-serif">With serifs.</span> <span class="ql-font-monospace">Monospace.</span></p>`;

const meta = {
  title: 'Components/RichTextView',
  tags: ['since-0.1.0', 'content'],
  component: RichTextView,
  parameters: { guide },
  args: { html: story },
} satisfies Meta<typeof RichTextView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = {
  args: {
    html: '<p>The store seen from the road.</p><p><img src="/uploads/store.jpg" alt="A maize store"></p><p>It holds forty bags.</p>',
    pictureFor: () => artwork.borehole,
  },
};
export const WithVideo: Story = {
  args: {
    html: '<p>Watch the opening:</p><iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The opening of the well"></iframe><p>It took one day.</p>',
  },
};
export const Dangerous: Story = {
  args: {
    html: '<p onclick="alert(1)">Only the words stay.</p><script>alert(1)</script><a href="javascript:alert(1)">A link that leads nowhere</a><img src=x onerror="alert(1)"><iframe src="https://evil.example/embed/abcdefghijk"></iframe><style>p{display:none}</style>',
  },
};
export const LongWord: Story = {
  args: {
    html: '<p>Ndimakukondani-kwambiri-abwenzi-anga-onse-a-ku-Malawi-ndi-padziko-lonse-lapansi-lero-ndi-mawa-ndi-nthawi-zonse</p>',
  },
};
export const VideoWithinReach: Story = {
  args: WithVideo.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', {
      name: /^Play video: The opening of the well/,
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // Not clicked, because Storybook must work offline.
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
