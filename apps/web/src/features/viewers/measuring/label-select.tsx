import { useTranslation } from 'react-i18next'
import { ToolSelect } from '../tools/tool-button.tsx'

/** Chooses the span of an interval or the lead of an amplitude. */
export function LabelSelect(props: {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation('viewers')
  const options = props.options.includes(props.value)
    ? props.options
    : [props.value, ...props.options]
  return (
    <ToolSelect
      aria-label={props.label}
      style={{ width: 'auto' }}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option || t('ecg.caliper.unnamed')}
        </option>
      ))}
    </ToolSelect>
  )
}
