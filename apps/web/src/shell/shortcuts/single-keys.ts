import { deviceSwitch } from '../../session/device-switch.ts'

/** WCAG 2.1.4: the switch for single-key shortcuts. */
export const singleKeys = deviceSwitch('systole.singleKeys', true)
