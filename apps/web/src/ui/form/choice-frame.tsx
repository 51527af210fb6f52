import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FieldError, Hint, requiredMark } from './field-frame.tsx'

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBottom: 4,
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.ink.strong,
  ...requiredMark,
}))

/** Renders a question with several checkboxes or radio buttons. */
export function ChoiceFrame(props: {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  children: ReactNode
}) {
  const { id, label, hint, error, required = false, children } = props
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} {...(describedBy && { 'aria-describedby': describedBy })}>
      <Legend {...(required && { 'data-required': '' })}>{label}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
