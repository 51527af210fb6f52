import { hospital } from './en_us/hospital.ts'

/** The settings of a hospital. */
export const enUsHospital = { hospital }
