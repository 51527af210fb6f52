export const hospital = {
  title: 'Hospital settings',
}
