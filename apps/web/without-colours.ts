import type { Plugin } from 'vite'

/** The MUI components without use in the portal, for which MUI computes colours at every start. */
const ABSENT =
  'Alert|AppBar|Avatar|Button|LinearProgress|Slider|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip'

const THEME = /@mui\/material\/styles\/createThemeWithVars\.mjs$/
const COLOUR = new RegExp(`^\\s*setColor\\(palette\\.(?:${ABSENT}), .*$`, 'gm')
const COMPONENT = new RegExp(`@mui/material/(${ABSENT})/\\1\\.mjs$`)

/** Removes the colours of unused MUI components, and fails when one comes into use. */
export function withoutColours(): Plugin {
  return {
    name: 'without-colours',
    apply: 'build',
    transform(code, id) {
      const used = COMPONENT.exec(id)?.[1]
      if (used) this.error(`${used} is used now: give it its colours back in without-colours.ts`)
      return THEME.test(id) ? { code: code.replaceAll(COLOUR, ''), map: null } : null
    },
  }
}
