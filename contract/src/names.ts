/** Values that programs offer as choices. They are apart from the schemas, which take long to load. */
export const assetTypes = ['text', 'image', 'video', 'audio', 'dataset', 'api'] as const;
export const foundKinds = ['tool', 'asset', 'demand'] as const;
export const engineIds = ['upstream', 'local'] as const;
export const enginePreferences = ['auto', ...engineIds] as const;
