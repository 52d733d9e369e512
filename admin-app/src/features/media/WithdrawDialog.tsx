import { WITHDRAWAL_UNDO_HOURS, type LibraryPicture } from '@charity-site/api-client/entities';
import { ConfirmAction, type ConfirmActionProps } from '../../shared/layout/ConfirmAction';

interface WithdrawDialogProps extends Pick<ConfirmActionProps, 'open' | 'onConfirm' | 'onCancel'> {
  picture: LibraryPicture | undefined;
}

/** Confirms the withdrawal of a picture: how many uses end, and what nobody can call back. */
export function WithdrawDialog({ picture, ...dialog }: WithdrawDialogProps) {
  const uses = picture?.uses.length ?? 0;
  return (
    <ConfirmAction
      {...dialog}
      color="error"
      text={`Withdraw the consent for ${picture?.name ?? ''}? It is used in ${uses === 1 ? '1 place' : `${uses} places`}.`}
      detail={`The picture disappears from all of them at once. You can undo this for ${WITHDRAWAL_UNDO_HOURS} hours; then it is erased for good. Nobody can call back copies on people's devices, in shared links, and in backups until they expire.`}
      confirmLabel="Withdraw consent"
    />
  );
}
