export const clinical = {
  title: 'Clinical info and history',
  patientInformation: 'Patient information',
} as const
