import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Banner, FormDialog, Picture } from '@charity-site/ui-kit';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';

interface FocalPointDialogProps {
  picture: LibraryPicture;
  onSave: (focus: string) => Promise<unknown>;
  onClose: () => void;
}

const CENTRE = '50 50';

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** Aspect ratios to which pages crop pictures. */
const CROPS = [
  { label: 'Card', ratio: 16 / 10, width: 128 },
  { label: 'Phone', ratio: 3 / 4, width: 72 },
  { label: 'Square', ratio: 1, width: 88 },
];

/** Sets the point that cropping keeps visible: by a click on the picture, or with two sliders. */
export function FocalPointDialog({ picture, onSave, onClose }: FocalPointDialogProps) {
  const { url, width, height } = picture;
  const stored = picture.focus || CENTRE;
  const [[x = 50, y = 50], setPoint] = useState(stored.split(' ').map(Number));
  const { notice, busy, run } = useMutationWithLocalNotice();
  const id = useId();
  const focus = `${x} ${y}`;
  const save = () =>
    run({
      call: () => onSave(focus === CENTRE ? '' : focus),
      done: () => {
        onClose();
        return null;
      },
      failed: 'Failed to save the focal point.',
    });
  const sliders = [
    { label: 'From the left', value: x, change: (value: number) => setPoint([value, y]) },
    { label: 'From the top', value: y, change: (value: number) => setPoint([x, value]) },
  ];
  return (
    <FormDialog
      open
      title="Focal point"
      submitLabel="Save"
      busy={busy !== ''}
      dirty={focus !== stored}
      onSubmit={() => void save()}
      onClose={onClose}
      banner={notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
    >
      <Typography>
        Click the part of the picture that must always be seen, such as a face. It stays in view
        where pages cut the picture.
      </Typography>
      <Box
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setPoint([
            percent((event.clientX - box.left) / box.width),
            percent((event.clientY - box.top) / box.height),
          ]);
        }}
        sx={{
          position: 'relative',
          justifySelf: 'center',
          width: `min(100%, calc(52vh * ${width / Math.max(1, height)}))`,
          cursor: 'crosshair',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Picture
          {...pictureSource(url)}
          alt={picture.alt || picture.name}
          sizes="(max-width: 600px) 92vw, 520px"
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: 32,
            height: 32,
            m: '-16px 0 0 -16px',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)',
            pointerEvents: 'none',
          }}
        />
      </Box>
      {sliders.map(({ label, value, change }, index) => (
        <Box key={label} sx={{ px: 1 }}>
          <Typography id={`${id}${index}`} variant="body2">
            {label}
          </Typography>
          <Slider
            value={value}
            onChange={(_event, next) => change(Number(next))}
            aria-labelledby={`${id}${index}`}
            valueLabelDisplay="auto"
            valueLabelFormat={(position) => `${position} %`}
            getAriaValueText={(position) => `${position} %`}
          />
        </Box>
      ))}
      <Box
        component="figure"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}
      >
        {CROPS.map(({ label, ratio, width: cropWidth }) => (
          <Box key={label} sx={{ width: cropWidth }}>
            <Picture
              {...pictureSource(url, '', focus)}
              alt=""
              ratio={ratio}
              sizes={`${cropWidth}px`}
            />
            <Typography variant="caption">{label}</Typography>
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}
