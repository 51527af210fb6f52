/** The words that the specification gives for what a field does not accept. SPEC ECG-5. */
export const REVIEW_WORDS = {
  invalidValue: 'Invalid value',
  diagnosisName: 'Please enter possible cause name',
  evaluationName: 'Enter evaluation name',
} as const
