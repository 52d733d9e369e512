import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ShareButtons } from './ShareButtons';

const buttons = (
  <ShareButtons url="https://charity.example/news/1" title="Water at the school gate" />
);

const text = (
  <Typography sx={{ my: 2 }}>Since March a pump stands beside the school of Chigumula.</Typography>
);

export const guide: Guide = {
  whenToUse: 'Below a story, a news item or an event that readers want to pass on.',
  whenNotToUse: ['The home page.'],
  anatomy: {
    width: 620,
    zoom: 0.8,
    example: buttons,
    parts: [
      {
        selector: 'li:nth-of-type(1)',
        name: 'WhatsApp',
        text: 'a link; no code of the service is loaded.',
      },
      { selector: 'li:nth-of-type(2)', name: 'Facebook', text: 'also a plain link.' },
      {
        selector: 'li:nth-of-type(3)',
        name: 'Email',
        text: 'opens a message with the title and the URL.',
      },
      { selector: 'li:nth-of-type(4)', name: 'Copy link', text: 'shows whether it worked.' },
    ],
  },
  doDont: {
    do: {
      text: 'put it after the text: people share what they have read.',
      example: (
        <>
          {text}
          {buttons}
        </>
      ),
    },
    dont: {
      text: 'put it before the text.',
      example: (
        <>
          {buttons}
          {text}
        </>
      ),
    },
  },
  do: ['Pass the absolute URL.'],
  dont: ["Don't load the services' own buttons: they track visitors."],
  accessibility:
    "A list of plain links and the button 'Copy link', named 'Share this page'. 'Link copied' is announced. Nothing is loaded from these services.",
};
