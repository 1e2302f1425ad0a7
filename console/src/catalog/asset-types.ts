import type { AssetType } from '@farebox/contract';
import { AudioLines, Braces, FileText, Film, Image, Table2, type LucideIcon } from 'lucide-react';

/** The icon of each type of asset, in the order of the menus. A type that the contract has and this has not is an error of types. */
export const assetIcons: Readonly<Record<AssetType, LucideIcon>> = {
  dataset: Table2,
  text: FileText,
  image: Image,
  audio: AudioLines,
  video: Film,
  api: Braces,
};

export const assetTypes = Object.keys(assetIcons).filter(isAssetType);
export const fileTypes = assetTypes.filter((type) => type !== 'api');

function isAssetType(name: string): name is AssetType {
  return Object.hasOwn(assetIcons, name);
}
