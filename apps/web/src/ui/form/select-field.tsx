import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Icon } from '../display/icon.tsx'
import { FieldFrame, type FieldProps, fieldAria, frameAndControl } from './field-frame.tsx'

const Wrap = styled('div')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    right: 12,
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))

const Select = styled('select')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    appearance: 'none',
    width: '100%',
    minHeight: 46,
    padding: '10px 40px 10px 12px',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: surface.paper,
    color: ink.strong,
    font: 'inherit',
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:hover': { borderColor: ink.muted },
    '&:focus-visible': {
      outline: `2px solid ${edge.focus}`,
      outlineOffset: -1,
      borderColor: 'transparent',
    },
    '&[aria-invalid]': { borderColor: tone.danger.solid },
    '&:disabled': { color: ink.muted, backgroundColor: surface.sunken, cursor: 'not-allowed' },
  }
})

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[]
    /** The first, empty choice; corresponds to the wire's "not chosen". */
    placeholder?: string
    placeholderValue?: string
  }

/** Renders a native select, which works best on phones, with screen readers and with the keyboard. */
export function SelectField(props: Props) {
  const { frame, control: rest } = frameAndControl(props)
  const { options, placeholder, placeholderValue = '', ...select } = rest
  const made = useId()
  const id = select.id ?? made
  return (
    <FieldFrame id={id} {...frame}>
      <Wrap>
        <Select {...select} id={id} {...fieldAria(id, frame)}>
          {placeholder !== undefined && <option value={placeholderValue}>{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon of={ChevronDown} size={18} strokeWidth={2} />
      </Wrap>
    </FieldFrame>
  )
}
