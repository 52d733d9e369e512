import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';

const NeedsScript = styled(Button)({ '@media (scripting: none)': { display: 'none' } });

/** Button that opens the browser's print. Without script, the browser's menu does it. */
export function PrintButton() {
  return (
    <NeedsScript variant="outlined" onClick={() => window.print()}>
      {t('Print')}
    </NeedsScript>
  );
}
