import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import ImageIcon from '@mui/icons-material/Image';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import InsertLink from '@mui/icons-material/InsertLink';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ToolButton, ToolSelect } from './ToolbarControls';
import type { Formats } from './useEditor';
import { useRovingFocus } from './useRovingFocus';

const HEADINGS = { '': 'Paragraph', '1': 'Heading 1', '2': 'Heading 2' };
const FONTS = { '': 'Sans serif', serif: 'Serif', monospace: 'Monospace' };
const SIZES = { small: 'Small', '': 'Size: normal', large: 'Large', huge: 'Huge' };

/** Shadows at both ends while there is more to scroll; `cover` hides them at an end. */
const scrollShadows = (cover: string): string =>
  [
    `linear-gradient(to right, ${cover} 45%, transparent)`,
    `linear-gradient(to left, ${cover} 45%, transparent)`,
    'linear-gradient(to right, rgb(0 0 0 / 0.28), transparent)',
    'linear-gradient(to left, rgb(0 0 0 / 0.28), transparent)',
  ].join(', ');

interface EditorToolbarProps {
  formats: Formats;
  format: (name: string, value: unknown) => void;
  onClear: () => void;
  onLink: () => void;
  onPicture: () => void;
  onExisting?: (() => void) | undefined;
  onDocument?: (() => void) | undefined;
  onVideo: () => void;
}

/** The toolbar. It is one tab stop; arrow keys move between its controls. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { formats, format, onClear, onLink, onPicture, onExisting, onDocument, onVideo } = props;
  const roving = useRovingFocus();
  const [showsMore, setShowsMore] = useState(false);
  const toggle = (name: string, value: unknown = true) => ({
    pressed: formats[name] === value,
    onClick: () => format(name, formats[name] === value ? false : value),
  });
  return (
    <Box
      role="toolbar"
      aria-label="Text formatting"
      tabIndex={-1}
      data-sticks
      {...roving}
      sx={{
        // Visible at the end of a long text.
        position: 'sticky',
        top: 'var(--frame-header, 0px)',
        zIndex: 1,
        borderRadius: '8px 8px 0 0',
        display: 'flex',
        // One row on phones, to leave space for the text; shadows show that it scrolls sideways.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'thin',
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'kit.wash',
        '& > *': { flexShrink: 0 },
        backgroundImage: ({ vars }) => ({ xs: scrollShadows(vars.palette.kit.wash), sm: 'none' }),
        backgroundAttachment: 'local, local, scroll, scroll',
        backgroundPosition: 'left, right, left, right',
        backgroundSize: '40px 100%, 40px 100%, 18px 100%, 18px 100%',
        backgroundRepeat: 'no-repeat',
      }}
    >
      <ToolSelect
        label="Paragraph style"
        options={HEADINGS}
        value={formats['header']}
        onChoose={(level) => format('header', Number(level) || false)}
      />
      <ToolButton label="Bold" icon={<FormatBold />} {...toggle('bold')} />
      <ToolButton label="Italic" icon={<FormatItalic />} {...toggle('italic')} />
      <ToolButton label="Underline" icon={<FormatUnderlined />} {...toggle('underline')} />
      <ToolButton label="Strikethrough" icon={<FormatStrikethrough />} {...toggle('strike')} />
      <ToolButton label="Quote" icon={<FormatQuote />} {...toggle('blockquote')} />
      <ToolButton
        label="Ordered list"
        icon={<FormatListNumbered />}
        {...toggle('list', 'ordered')}
      />
      <ToolButton label="Bullet list" icon={<FormatListBulleted />} {...toggle('list', 'bullet')} />
      <ToolButton
        label="Decrease indent"
        icon={<FormatIndentDecrease />}
        onClick={() => format('indent', '-1')}
      />
      <ToolButton
        label="Increase indent"
        icon={<FormatIndentIncrease />}
        onClick={() => format('indent', '+1')}
      />
      <ToolButton
        label="Link"
        icon={<InsertLink />}
        pressed={Boolean(formats['link'])}
        onClick={onLink}
      />
      <ToolButton label="Image" icon={<ImageIcon />} onClick={onPicture} />
      {onExisting && (
        <ToolButton label="Existing pictures" icon={<PhotoLibrary />} onClick={onExisting} />
      )}
      {onDocument && <ToolButton label="Document" icon={<Description />} onClick={onDocument} />}
      <ToolButton label="Video" icon={<OndemandVideo />} onClick={onVideo} />
      <ToolButton label="Clear formatting" icon={<FormatClear />} onClick={onClear} />
      <ToolButton
        label="More"
        icon={<MoreHoriz />}
        expanded={showsMore}
        onClick={() => setShowsMore(!showsMore)}
      />
      <ToolSelect
        label="Font"
        options={FONTS}
        hidden={!showsMore && !formats['font']}
        value={formats['font']}
        onChoose={(font) => format('font', font || false)}
      />
      <ToolSelect
        label="Size"
        options={SIZES}
        hidden={!showsMore && !formats['size']}
        value={formats['size']}
        onChoose={(size) => format('size', size || false)}
      />
    </Box>
  );
}
