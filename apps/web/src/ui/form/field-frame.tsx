import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../display/icon.tsx'

const Root = styled('div')({})

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 6,
})

/** The visible mark, not read aloud, because the control itself is announced as required. */
export const requiredMark = { '&[data-required]::after': { content: '"\\00a0*" / ""' } } as const

const Label = styled('label')(({ theme }) => ({
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.ink.strong,
  ...requiredMark,
}))

const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: (theme.vars ?? theme).palette.ink.muted,
}))

export const Hint = styled('p')(({ theme }) => ({
  margin: '-2px 0 6px',
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.muted,
}))

const ErrorText = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 6,
  fontSize: '.9375rem',
  fontWeight: 500,
  color: (theme.vars ?? theme).palette.tone.danger.text,
  '& svg': { marginTop: '.15em' },
}))

export type FieldProps = {
  label: ReactNode
  /** A hint below the label. */
  hint?: ReactNode
  /** The error and its remedy; marks the field. */
  error?: string | null | undefined
  /** Shown after the label; every other field is required. */
  optional?: boolean
  /** Marked with a star, on a form that explains the star. */
  required?: boolean
  /** Content right of the label, e.g. a link. */
  aside?: ReactNode
  /** True for a label that is only read aloud. */
  hideLabel?: boolean
  sx?: SxProps<Theme>
}

/** Splits the props of a field into those of its frame and of the control itself. */
export function frameAndControl<P extends FieldProps>(props: P) {
  const { label, hint, error, optional, required, aside, hideLabel, sx, ...control } = props
  const frame: FieldProps = {
    ...{ label, hint, aside },
    ...{ optional: optional ?? false, required: required ?? false, hideLabel: hideLabel ?? false },
    ...(error && { error }),
    ...(sx && { sx }),
  }
  return { frame, control }
}

/** Returns the ARIA attributes that link a control to its hint and error. */
export function fieldAria(
  id: string,
  props: Pick<FieldProps, 'hint' | 'error'> & {
    marked?: boolean | undefined
    required?: boolean | undefined
  },
) {
  const parts = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean)
  return {
    ...(parts.length > 0 && { 'aria-describedby': parts.join(' ') }),
    ...(props.required && { 'aria-required': true as const }),
    ...(props.error || props.marked ? { 'aria-invalid': true as const } : {}),
  }
}

/** Renders the layout of every field: label above, hint, control, error below. */
export function FieldFrame(props: FieldProps & { id: string; children: ReactNode }) {
  const { id, label, hint, error, optional = false, aside, hideLabel = false, children, sx } = props
  const required = props.required ?? false
  const { t } = useTranslation('common')
  return (
    <Root {...(sx && { sx })}>
      <Row style={hideLabel ? hidden : undefined}>
        <Label htmlFor={id} {...(required && { 'data-required': '' })}>
          {label}
          {optional && <Optional> ({t('optional')})</Optional>}
        </Label>
        {aside}
      </Row>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </Root>
  )
}

export function FieldError({ id, text }: { id: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <ErrorText id={id}>
      <Icon of={CircleAlert} size="1.1em" />
      <span>{text}</span>
    </ErrorText>
  )
}

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
