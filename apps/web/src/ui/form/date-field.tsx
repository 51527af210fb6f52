import { styled } from '@mui/material/styles'
import { CalendarDays } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { IconButton } from '../button/icon-button.tsx'
import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import { Icon } from '../display/icon.tsx'
import { LazyMount } from '../lazy/lazy-mount.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import {
  type DatePart,
  type DateParts,
  joinDate,
  PART_LENGTH,
  padded,
  partsOrder,
  pastedDate,
  splitDate,
} from './date-parts.ts'
import { InputBox } from './input-box.tsx'

const CalendarDialog = lazyDialog(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
)

/** The outline surrounds all three parts; a line marks the focused one. */
const Part = styled('input')(({ theme }) => ({
  textAlign: 'center',
  '&&': { flex: '0 1 auto', paddingInline: 2 },
  '&&:first-of-type': { marginLeft: 8 },
  '&&:focus': { boxShadow: `inset 0 -3px 0 ${(theme.vars ?? theme).palette.edge.focus}` },
}))

type Words = {
  parts: Record<DatePart, string>
  letters: Record<DatePart, string>
  calendar: string
  calendarTitle: string
}

/**
 * Edits a known date: three parts in the language's order, with a calendar as an alternative. `value` is `YYYY-MM-DD`, or an
 * incomplete date.
 */
export function DateField(props: {
  id: string
  label: string
  words: Words
  error?: string | undefined
  value: string
  max: string
  onChange: (value: string) => void
}) {
  const { id, label, words, error, value, max, onChange } = props
  const order = partsOrder(useLanguage())
  const [isOpen, setOpen] = useState(false)
  const { parts, change, pad } = useParts(value, onChange)
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const beside = (part: DatePart, step: 1 | -1) => {
    const next = order[order.indexOf(part) + step]
    return next && inputs.current[next]
  }
  const type = (part: DatePart, text: string) => {
    const figures = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, PART_LENGTH[part])
    change({ ...parts, [part]: figures })
    if (figures.length === PART_LENGTH[part] && figures !== parts[part]) enter(beside(part, 1))
  }
  const keyDown = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event)
    if (!step) return
    const next = beside(part, step)
    if (!next) return
    event.preventDefault()
    enter(next)
  }
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    change(whole)
  }
  return (
    <ChoiceFrame id={id} label={label} error={error}>
      <InputBox style={{ marginTop: 6 }} {...(error && { 'data-error': '' })}>
        {order.map((part) => (
          <Part
            key={part}
            ref={(input) => {
              inputs.current[part] = input
            }}
            aria-label={words.parts[part]}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            style={{ width: `calc(${PART_LENGTH[part] + 1}ch + 16px)` }}
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.letters[part]}
            value={parts[part]}
            onChange={(event) => type(part, event.target.value)}
            onKeyDown={(event) => keyDown(part, event)}
            onPaste={paste}
            onBlur={pad}
          />
        ))}
        <span style={{ flex: 1 }} />
        <IconButton type="button" aria-label={words.calendar} onClick={() => setOpen(true)}>
          <Icon of={CalendarDays} />
        </IconButton>
      </InputBox>
      <LazyMount wanted={isOpen}>
        <CalendarDialog
          open={isOpen}
          title={words.calendarTitle}
          value={value}
          max={max}
          onClose={() => setOpen(false)}
          onChoose={(date) => {
            setOpen(false)
            onChange(date)
          }}
        />
      </LazyMount>
    </ChoiceFrame>
  )
}

/** Keeps parts as typed, "6" before it becomes "06", until the part loses focus or the date changes externally. */
function useParts(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ parts: DateParts; as: string }>()
  const parts = typed?.as === value ? typed.parts : splitDate(value)
  const latest = useRef(parts) // blur may precede the render of the last input
  useLayoutEffect(() => {
    latest.current = parts
  })
  const change = (next: DateParts) => {
    latest.current = next
    const as = joinDate(next)
    setTyped({ parts: next, as })
    onChange(as)
  }
  const pad = () => {
    const { day, month } = latest.current
    if (day.length === 1 || month.length === 1) {
      change({ ...latest.current, day: padded(day), month: padded(month) })
    }
  }
  return { parts, change, pad }
}

/** Focuses a part and selects its content, to be replaced by typing. */
function enter(part: HTMLInputElement | null | undefined): void {
  part?.focus()
  part?.select()
}

/** Returns the direction of a move to another part, at the edge of this one. */
function stepOf(event: KeyboardEvent<HTMLInputElement>): 1 | -1 | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const isAtStart = selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length)
  const isAtEnd = selectionEnd === value.length && (selectionStart === value.length || isAtStart)
  if (event.key === 'ArrowRight' && isAtEnd) return 1
  if (event.key === 'ArrowLeft' && isAtStart) return -1
  if (event.key === 'Backspace' && value === '') return -1
  return ['/', '.', '-'].includes(event.key) && value !== '' ? 1 : undefined
}
