import { styled } from '@mui/material/styles';
import type { PublicCardAt } from '@charity-site/api-client';
import { sizeText } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { langOf } from '../../components/langOf';

const Row = styled('li')(({ theme }) => ({
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '& a': {
    ...theme.typography.h4,
    display: 'inline-block',
    paddingBlock: 4,
    color: theme.vars.palette.primary.main,
    overflowWrap: 'anywhere',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '& p': { margin: '4px 0 0', overflowWrap: 'anywhere' },
  '& p:first-of-type': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** One document: its title links to the file and shows its type and size. */
export function DocumentRow({ document }: { document: PublicCardAt<'documents'> }) {
  const { title, kind, summary, file, fileBytes } = document;
  const size = fileBytes === undefined ? 'PDF' : `PDF, ${sizeText(fileBytes)}`;
  return (
    <Row>
      <a href={file} type="application/pdf">
        <span lang={langOf(document, 'title')}>{title}</span> ({size})
      </a>
      <p>{t(kind)}</p>
      {summary && <p lang={langOf(document, 'summary')}>{summary}</p>}
    </Row>
  );
}
