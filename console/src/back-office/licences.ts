/** SPDX identifiers of the licences that data and texts usually have, to choose from; any other text may be typed. */
export const licences: readonly string[] = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-ND-4.0',
  'ODbL-1.0',
  'ODC-By-1.0',
  'PDDL-1.0',
  'CDLA-Permissive-2.0',
  'CDLA-Sharing-1.0',
  'OGL-UK-3.0',
  'DL-DE-BY-2.0',
  'etalab-2.0',
  'MIT',
  'Apache-2.0',
  'BSD-3-Clause',
  'GPL-3.0-only',
  'LicenseRef-Proprietary',
];

/** ISO 639-1 of languages with many texts. */
export const textLanguages: readonly string[] =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv sw th tl tr uk ur vi zh'.split(
    ' ',
  );
