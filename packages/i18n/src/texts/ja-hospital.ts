import { hospital } from './ja/hospital.ts'

/** The settings of a hospital. */
export const jaHospital = { hospital }
