import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../display/icon.tsx'
import { FieldFrame, fieldAria } from './field-frame.tsx'

/** Renders a long list with search: breeds, reviewers, hospitals. */
export function ComboField<Option>(props: {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  optional?: boolean
  id?: string
  options: readonly Option[]
  value: Option | null
  onChange: (value: Option | null) => void
  optionLabel: (option: Option) => string
  optionKey: (option: Option) => string
  /** Searches more than the label, e.g. the name in another language. */
  searchText?: (option: Option) => string
  /** A custom search, instead of `searchText`. */
  search?: (options: readonly Option[], typed: string) => Option[]
  noOptionsText: string
  placeholder?: string
  loading?: boolean
  disabled?: boolean
  onBlur?: () => void
}) {
  const { label, hint, error, optional = false, options, value, onChange, optionLabel } = props
  const searchText = props.searchText ?? optionLabel
  const made = useId()
  const id = props.id ?? made
  const { t } = useTranslation('common')
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Autocomplete
        id={id}
        options={options}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        getOptionLabel={optionLabel}
        getOptionKey={props.optionKey}
        isOptionEqualToValue={(a, b) => props.optionKey(a) === props.optionKey(b)}
        filterOptions={(all, { inputValue }) => {
          if (props.search) return props.search(all, inputValue)
          const wanted = inputValue.trim().toLowerCase()
          return all.filter((option) => searchText(option).toLowerCase().includes(wanted))
        }}
        noOptionsText={props.noOptionsText}
        loading={props.loading ?? false}
        disabled={props.disabled ?? false}
        loadingText={t('loading')}
        clearText={t('clear')}
        openText={t('openList')}
        closeText={t('closeList')}
        autoHighlight
        popupIcon={<Icon of={ChevronDown} size={18} strokeWidth={2} />}
        clearIcon={<Icon of={X} size={18} strokeWidth={2} />}
        {...(props.onBlur && { onBlur: props.onBlur })}
        renderInput={(params) => (
          <OutlinedInput
            fullWidth
            ref={params.slotProps.input.ref}
            className={params.slotProps.input.className}
            startAdornment={params.slotProps.input.startAdornment}
            endAdornment={params.slotProps.input.endAdornment}
            error={Boolean(error)}
            disabled={params.disabled}
            {...(props.placeholder && { placeholder: props.placeholder })}
            inputProps={{ ...params.slotProps.htmlInput, ...fieldAria(id, { hint, error }) }}
          />
        )}
      />
    </FieldFrame>
  )
}
