import { useTheme } from '@mui/material/styles'
import type { ServiceId } from '@systole/domain/services/service-id'

/** Returns the colour of each service in charts; the legend names it beside. */
export function useServiceColours(): (service: ServiceId) => string {
  const theme = useTheme()
  const { brand, tone } = (theme.vars ?? theme).palette
  return (service) => {
    if (service === 'ecg1l') return brand.main
    return service === 'ecg6l' ? `color-mix(in srgb, ${brand.bright} 62%, #fff)` : tone.violet.solid
  }
}
