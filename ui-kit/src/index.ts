export { AlertDialog, type AlertDialogProps } from './dialogs/AlertDialog/AlertDialog';
export { AppFrame, type AppFrameProps } from './layout/AppFrame/AppFrame';
export type { Crumb } from './layout/AppFrame/Breadcrumbs';
export type { SidebarGroup, SidebarItem } from './layout/AppFrame/sidebarItems';
export type { UserMenuItem } from './layout/AppFrame/useActionMenu';
export { AreaIcon, type AreaName } from './media/AreaIcon/AreaIcon';
export { Banner, type BannerKind, type BannerProps } from './messages/Banner/Banner';
export { Bone } from './lists/TextSkeleton/Bone';
export { CardGrid } from './lists/CardGrid/CardGrid';
export { CardSkeleton, type CardSkeletonProps } from './lists/CardSkeleton/CardSkeleton';
export { Carousel, type CarouselProps } from './layout/Carousel/Carousel';
export { ChitengeBand, type ChitengeBandProps } from './media/ChitengeBand/ChitengeBand';
export { ClampedText, type ClampedTextProps } from './text/ClampedText/ClampedText';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog/ConfirmDialog';
export { ContentCard, type ContentCardProps } from './lists/ContentCard/ContentCard';
export { CopyButton, type CopyButtonProps } from './text/CopyButton/CopyButton';
export { DateField, type DateFieldProps } from './fields/DateField/DateField';
export { DocumentField, type DocumentFieldProps } from './fields/DocumentField/DocumentField';
export { DateTimeField } from './fields/DateTimeField/DateTimeField';
export { EmptyMessage, type EmptyMessageProps } from './messages/EmptyMessage/EmptyMessage';
export { Facts, type FactsProps } from './text/Facts/Facts';
export { Field, type FieldProps } from './fields/Field/Field';
export { FieldFrame, type FieldFrameProps, type FieldParts } from './fields/FieldFrame/FieldFrame';
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog/FormDialog';
export { useFocusFirstError, type SubmitState } from './fields/useFocusFirstError';
export { usePreventedEvent } from './fields/usePreventedEvent';
export { Glyph, type GlyphName, type GlyphProps } from './media/Glyph/Glyph';
export { HeroSlide, heroSlideHeight, type HeroSlideProps } from './layout/HeroSlide/HeroSlide';
export { LakeScene, type LakeSceneProps } from './media/LakeScene/LakeScene';
export { LinkTile, type LinkTileProps } from './lists/LinkTile/LinkTile';
export type { ListItem } from './lists/ListScreen/listItem';
export { ListFoot, type ListFootProps } from './lists/ListScreen/ListFoot';
export { ListScreen, type ListScreenProps } from './lists/ListScreen/ListScreen';
export { LoadError, type LoadErrorProps } from './messages/LoadError/LoadError';
export { Loading, type LoadingProps } from './lists/Loading/Loading';
export { LogoStrip, type LogoStripProps } from './lists/LogoStrip/LogoStrip';
export type { CalendarEntry } from './lists/MonthCalendar/entries';
export type { CalendarLocale } from './lists/MonthCalendar/locale';
export { MonthCalendar, type MonthCalendarProps } from './lists/MonthCalendar/MonthCalendar';
export { useReducedMotion } from './rendering/motion/useReducedMotion';
export { NavMenu, type NavMenuProps } from './layout/NavMenu/NavMenu';
export { openDialogs, useOpenDialog } from './dialogs/openDialogs/openDialogs';
export { PageHero, type PageHeroProps } from './layout/PageHero/PageHero';
export { Pager, type PagerProps } from './lists/Pager/Pager';
export { PageWidth } from './layout/PageWidth/PageWidth';
export { Panel, type PanelProps } from './layout/Panel/Panel';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField';
export { Picture, type PictureProps, type PictureSource } from './media/Picture/Picture';
export { DOCUMENT_ACCEPT, PICTURE_ACCEPT } from './fields/files/accept';
export { PictureField, type PictureFieldProps } from './fields/PictureField/PictureField';
export { QuestionDialog, type QuestionDialogProps } from './dialogs/QuestionDialog/QuestionDialog';
export { QuoteBlock, type QuoteBlockProps } from './text/QuoteBlock/QuoteBlock';
export { RichTextEditor } from './richText/RichTextEditor/RichTextEditor';
export type {
  ExistingPicture,
  RichTextEditorProps,
} from './richText/RichTextEditor/richTextEditorProps';
export { previewText } from './richText/RichTextView/previewText';
// RichTextView without lazy loading, for code that is itself lazy.
export { default as RichText } from './richText/RichTextView/SanitizedContent';
export { RichTextView } from './richText/RichTextView/RichTextView';
export type { RichTextViewProps } from './richText/RichTextView/richTextViewProps';
export { SearchBox, type SearchBoxProps } from './lists/SearchBox/SearchBox';
export { Section, type SectionProps, type SectionTone } from './layout/Section/Section';
export { SectionHeading, type SectionHeadingProps } from './text/SectionHeading/SectionHeading';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './fields/SelectField/SelectField';
export { ShareButtons, type ShareButtonsProps } from './text/ShareButtons/ShareButtons';
export { SkipLink, type SkipLinkProps } from './text/SkipLink/SkipLink';
export {
  SocialBadge,
  type SocialBadgeProps,
  type SocialNetwork,
} from './media/SocialBadge/SocialBadge';
export { StatCounter, type StatCounterProps } from './layout/StatCounter/StatCounter';
export { TextSkeleton, type TextSkeletonProps } from './lists/TextSkeleton/TextSkeleton';
export { UnsavedDialog, type UnsavedDialogProps } from './dialogs/UnsavedDialog/UnsavedDialog';
export { ViewToggle, type ViewToggleProps, type ListView } from './lists/ViewToggle/ViewToggle';
export { VisuallyHidden } from './text/VisuallyHidden/VisuallyHidden';
