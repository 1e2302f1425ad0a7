import type { Tone } from '../ui/badge.tsx';
import { words } from '../text/words.ts';

export const catalogTexts = words({
  asset: ['Data', '数据'],
  demand: ['Demand', '需求'],
  free: ['Free', '免费'],
  perCall: ['per call', '每次调用'],
  from: ['from {amount}', '{amount} 起'],
  characters: ['{count, plural, one {character} other {# characters}}', '{count, number} 个字符'],
  bytes: ['{count, plural, one {byte} other {# bytes}}', '{count, number} 字节'],
  items: ['{count, plural, one {item} other {# items}}', '{count, number} 项'],
  pages: ['{count, plural, one {page} other {# pages}}', '{count, number} 页'],
  text: ['Text', '文本'],
  image: ['Image', '图片'],
  video: ['Video', '视频'],
  audio: ['Audio', '音频'],
  dataset: ['Dataset', '数据集'],
  api: ['API', 'API'],
  available: ['Available', '可用'],
  api_key_required: ['API key required', '需要 API 密钥'],
  disabled: ['Disabled', '已停用'],
  not_configured: ['Not configured here', '此处未配置'],
  failing: ['Failed its last check', '最近一次检查未通过'],
  paused: ['Paused', '已暂停'],
  unpublished: ['Unpublished', '未发布'],
  archived: ['Archived', '已归档'],
  agents: ['{count, plural, one {# agent} other {# agents}} asked', '{count} 个智能体提出'],
  pledged: ['{amount} held ready', '已预留 {amount}'],
  testMoney: ['test money', '测试币'],
});

/** Green only for what is for sale and passed its last check. */
export function healthTone(health: 'healthy' | 'unhealthy' | '' | null): Tone {
  return health === 'unhealthy' ? 'bad' : health === 'healthy' ? 'good' : 'plain';
}

/** `text-analysis` as a person reads it. @param label as the service names it in another language than English */
export function categoryName(category: string, label?: string): string {
  if (label !== undefined) return label;
  const text = category.replaceAll('-', ' ');
  return text === 'ocr' ? 'OCR' : text.charAt(0).toUpperCase() + text.slice(1);
}
