import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import { FileField, type FileFieldProps } from '../files/FileField';
import { PICTURE_ACCEPT } from './pictureAccept';
import { PicturePreview } from './PicturePreview';

export interface PictureFieldProps extends FileFieldProps {
  /** URL of the current picture; '' when there is none. */
  current: string;
  /** Called by 'Remove picture'; without it there is no such button. */
  onRemove?: (() => void) | undefined;
}

/**
 * Chooses a picture with the file dialog or by drag and drop. It neither checks nor uploads the file: the form checks
 * it and passes the result as `fileState`. While that is `checking` or `refused`, no preview shows.
 */
export function PictureField({ current, fileState = 'ready', ...field }: PictureFieldProps) {
  const { file } = field;
  return (
    <FileField
      {...field}
      thing="picture"
      dropped="picture"
      accept={PICTURE_ACCEPT}
      icon={<AddPhotoAlternate aria-hidden />}
      hasCurrent={current !== ''}
    >
      <PicturePreview
        key={file ? `${file.name} ${file.lastModified}` : current}
        current={current}
        file={file}
        fileState={fileState}
      />
    </FileField>
  );
}
