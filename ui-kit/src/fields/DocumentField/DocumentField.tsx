import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DOCUMENT_ACCEPT } from '../files/accept';
import { fileCaption } from '../files/fileCaption';
import { FileField, type FileFieldProps } from '../files/FileField';

export interface DocumentFieldProps extends FileFieldProps {
  /** The current document: URL, name, and size as text; null if there is none. */
  current: { href: string; name: string; size?: string | undefined } | null;
}

/**
 * Chooses a PDF document with the file dialog or by drag and drop. Like PictureField it neither
 * checks nor uploads the file: the form checks it and passes the result as `fileState`.
 */
export function DocumentField({ current, fileState = 'ready', ...field }: DocumentFieldProps) {
  const { file } = field;
  return (
    <FileField
      {...field}
      noun="document"
      dropNoun="PDF"
      accept={DOCUMENT_ACCEPT}
      icon={<UploadFile aria-hidden />}
      hasCurrent={current !== null}
    >
      {(file ?? current) && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          <PictureAsPdf aria-hidden />
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {file ? (
              fileCaption(file, fileState)
            ) : (
              <>
                <Link
                  href={current?.href}
                  target="_blank"
                  rel="noopener"
                  sx={{ display: 'inline-block', py: 0.5 }}
                >
                  {current?.name}
                </Link>
                {current?.size && `, PDF, ${current.size}`}
              </>
            )}
          </Typography>
        </Box>
      )}
    </FileField>
  );
}
