import { hospital } from './ko/hospital.ts'

/** The settings of a hospital. */
export const koHospital = { hospital }
