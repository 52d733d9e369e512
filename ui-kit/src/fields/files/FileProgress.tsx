import LinearProgress from '@mui/material/LinearProgress';

/** Progress of an upload. @param label such as 'Sending the picture' @param progress 0 to 1 */
export function FileProgress({ label, progress }: { label: string; progress: number }) {
  const percent = Math.round(progress * 100);
  return <LinearProgress variant="determinate" value={percent} aria-label={`${label}: ${percent} %`} />;
}
