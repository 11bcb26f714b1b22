export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './actions/Button.tsx';
export { ButtonLink, LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx';
export { Kbd, type KbdProps } from './actions/Kbd.tsx';
export { TextLink, type TextLinkProps } from './actions/TextLink.tsx';
export { AppLogo, type AppLogoProps } from './brand/AppLogo.tsx';
export { DefinitionList, type DefinitionListProps } from './data/DefinitionList.tsx';
export { LoadMore, type LoadMoreProps } from './data/LoadMore.tsx';
export { Table, type TableProps } from './data/Table.tsx';
export type { TableColumn, TableSelection, TableSort } from './data/table-types.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { CountBadge, type CountBadgeProps } from './feedback/CountBadge.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { Notice, type NoticeProps } from './feedback/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './feedback/StatusBadge.tsx';
export {
  createToastQueue,
  toastDurations,
  type ToastDuration,
  type ToastQueue,
  type ToastRequest,
} from './feedback/toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './feedback/ToastRegion.tsx';
export type { MessageTone } from './feedback/tones.ts';
export { AmountField, type AmountFieldProps } from './fields/AmountField.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/CheckboxGroup.tsx';
export { CodeField, type CodeFieldProps } from './fields/CodeField.tsx';
export { ComboBox, type ComboBoxProps } from './fields/ComboBox.tsx';
export { DateField, type DateFieldProps } from './fields/DateField.tsx';
export { DateSegmentsField, type DateSegmentsFieldProps } from './fields/DateSegmentsField.tsx';
export type { FieldProps, Option } from './fields/field-props.ts';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField.tsx';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { Select, type SelectProps } from './fields/Select.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { FilePreview, type FilePreviewProps } from './files/FilePreview.tsx';
export { Upload, type UploadProps } from './files/Upload.tsx';
export type { UploadedFile, Uploader } from './files/upload-types.ts';
export * from './format/index.ts';
export { FieldGroup, Fieldset, type FieldsetProps } from './forms/Fieldset.tsx';
export { Form, type FormProps } from './forms/Form.tsx';
export { Icon, type IconProps } from './icons/Icon.tsx';
export type { IconName } from './icons/paths.ts';
export { ShortcutsDialog, type ShortcutsDialogProps } from './keyboard/ShortcutsDialog.tsx';
export { useShortcuts, type Shortcuts } from './keyboard/use-shortcuts.ts';
export { ActionBar } from './layout/ActionBar.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { PageTitle, type PageTitleProps } from './layout/PageTitle.tsx';
export { Cluster, Row, type RowProps } from './layout/Row.tsx';
export { Split, type SplitProps } from './layout/Split.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { FilterChips, type FilterChipsProps } from './navigation/FilterChips.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/SkipLink.tsx';
export { Stepper, type StepperProps } from './navigation/Stepper.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { UiProvider, type UiProviderProps } from './provider/UiProvider.tsx';
