import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Below 900 px the panes follow each other. */
export function useNarrow(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
}
