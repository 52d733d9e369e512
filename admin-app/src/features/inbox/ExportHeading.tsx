import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutationWithNotice, type OnNotice } from '../../shared/mutations/useMutationWithNotice';
import { downloadFile } from '../../shared/site/downloadFile';
import { today } from '../../shared/site/time';

/** Spreadsheets need the byte order mark to detect UTF-8; decoding the response removes it. */
const csvFile = (text: string): Blob =>
  new Blob([`\uFEFF${text.replace(/^\uFEFF/, '')}`], { type: 'text/csv;charset=utf-8' });

interface ExportHeadingProps {
  children: string;
  /** Start of the file's name, such as 'messages'. */
  file: string;
  /** Reads all matching items as CSV. */
  read: () => Promise<string>;
  onNotice: OnNotice;
}

/** The h1 of a list, beside the button that exports it. */
export function ExportHeading({ children, file, read, onNotice }: ExportHeadingProps) {
  const { busy, run } = useMutationWithNotice(onNotice);
  const exportAll = () =>
    run({
      call: read,
      done: (text) => {
        downloadFile(`${file}-${today()}.csv`, csvFile(text));
        return null;
      },
      failed: `Failed to export ${file}.`,
    });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Typography component="h1" variant="h3">
        {children}
      </Typography>
      <Button variant="outlined" disabled={busy !== ''} onClick={() => void exportAll()}>
        {busy !== '' ? 'Exporting...' : 'Export as CSV'}
      </Button>
    </Box>
  );
}
