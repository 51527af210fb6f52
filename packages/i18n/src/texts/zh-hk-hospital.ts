import { hospital } from './zh_hk/hospital.ts'

/** The settings of a hospital. */
export const zhHkHospital = { hospital }
