import type { ServiceDescriptor } from '@farebox/contract';

/** The Chinese texts of the tools that come with the service. A test fails for a tool, a category or a parameter without one. */
const tools: Readonly<Record<string, readonly [name: string, description: string]>> = {
  timestamp: ['时间戳', '服务器当前的 UTC 时间，以 RFC 3339 日期时间和 Unix 秒数返回。'],
  'word-count': ['字数统计', '统计文本的字符数、词数和行数。'],
  slugify: ['网址别名', '把标题转换为可用于网址或文件名的短横线别名。'],
  'random-uuid': ['随机 UUID', '返回一个随机 UUID：写成 36 个字符的标准 128 位标识符。'],
  'hk-weather': ['香港天气', '香港当前的气温、湿度和风速。'],
  'proxy-health': ['后端健康检查', '询问已配置的后端是否正常，并返回其状态、延迟和响应。'],
  'vendor-docai-doc-structure-submit': [
    '文档结构：提交',
    '提交任务，分析 PDF、Word 文档或图片的版面与逻辑结构：标题、段落、表格及其顺序。',
  ],
  'vendor-docai-doc-parser-submit': [
    '文档解析：提交',
    '提交任务，把几乎任何文档解析为 Markdown 内容块：PDF、Office、电子书、网页、图片、音频和视频。',
  ],
  'vendor-docai-digital-doc-structure-submit': [
    '电子文档结构',
    '读取由计算机生成（非扫描）的文档的结构并立即返回：内容块、标题、表格和 Markdown。',
  ],
  'vendor-docai-doc-structure-result': ['文档结构：结果', '查询文档结构任务的状态和结果；也可查询转换任务。'],
  'vendor-docai-doc-parser-result': ['文档解析：结果', '查询文档解析任务的状态和内容块，可一次取完或分批读取。'],
  'vendor-docai-pdf-to-image-submit': ['PDF 转图片：提交', '提交任务，把 PDF 的每一页转换为图片。'],
  'vendor-docai-pdf-to-excel-submit': ['PDF 转 Excel：提交', '提交任务，把 PDF 中的表格转换为 Excel 工作簿。'],
  'vendor-docai-pdf-to-markdown-submit': ['PDF 转 Markdown：提交', '提交任务，把 PDF 转换为带标题、列表、表格和图片的 Markdown 文件。'],
  'vendor-docai-pdf-to-word-submit': ['PDF 转 Word：提交', '提交任务，把 PDF 转换为可编辑的 Word 文档。'],
  'vendor-docai-image-to-markdown-submit': [
    '图片转 Markdown：提交',
    '提交任务，读取最多 30 张页面图片，把其中的内容写成一个 Markdown 文件。',
  ],
  'vendor-docai-image-to-pdf-submit': ['图片转 PDF：提交', '提交任务，把最多 30 张图片合成一个 PDF，每张一页。'],
  'vendor-docai-document-convert-result': ['文档转换：结果', '查询转换任务的状态，以及生成文件的下载链接。'],
  'korean-ocr': ['韩文识别', '识别图片中的韩文，包括其中的拉丁字母和数字。'],
  'english-ocr': ['英文识别', '识别图片中的英文。'],
  'japanese-ocr': ['日文识别', '识别图片中的日文。'],
  'multilingual-ocr': ['多语言识别', '识别同一张图片中多种语言的文字。'],
  'object-detection': ['物体检测', '检测图片中的日常物体：是什么、在哪里、有多确定。'],
  'main-subject-detection': ['主体检测', '找出图片主体所在的位置。'],
  'white-background-image-detection': ['白底图检测', '判断图片是否为商店所需的纯白背景。'],
  'security-object-detection': ['安防目标检测', '检测安防摄像头画面中的人、动物和车辆。'],
  'kitchen-animal-detection': ['厨房动物检测', '根据两个摄像头的画面检测厨房里的老鼠和其他动物。'],
  'video-security-object-detection': ['视频安防目标检测', '提交任务，在安防摄像头的短视频中查找人、动物和车辆。'],
  'pedestrian-detection': ['行人检测', '检测图片中的人，并给出每个人的位置框。'],
  'person-counting': ['人数统计', '统计图片中的人数。'],
  'celebrity-recognition': ['名人识别', '识别图片中的知名人物。'],
  'fingerprint-extraction': ['指纹提取', '从手指照片中提取指纹纹路。'],
  'portrait-anime-stylization': ['人像动漫化', '把人像重绘为动漫、手绘或 3D 动画风格。'],
  'face-database-create': ['人脸库：创建', '创建一个空的人脸库，用于存放人员及其人脸。'],
  'face-database-create-entity': ['人脸库：添加人员', '向人脸库添加一个人员。'],
  'face-database-add-face': ['人脸库：添加人脸', '把图片中的人脸添加给人脸库中的某个人员。'],
  'face-database-get-entity': ['人脸库：查询人员', '查询人脸库中某个人员的信息：标签和人脸 ID。'],
  'face-template-create': ['人脸模板：创建', '把带人脸的图片存为模板，以便把其他人脸融合进去。'],
  'face-template-delete': ['人脸模板：删除', '删除一个人脸模板。'],
  'image-style-recognition': ['图片风格识别', '识别图片的视觉风格。'],
  'image-element-detection': ['图片元素检测', '检测设计图片的组成部分：人物、商品、文字和装饰。'],
  'waste-classification': ['垃圾分类', '判断图片中是哪类垃圾，应投入哪个垃圾桶。'],
  'hair-segmentation': ['头发分割', '从图片中抠出人的头发。'],
  'hd-sky-segmentation': ['高清天空分割', '在高分辨率图片中找出天空区域。'],
  'sky-replacement': ['天空替换', '把一张图片的天空换到另一张图片中。'],
  'mask-refinement': ['蒙版精修', '使物体的粗略蒙版贴合其边缘。'],
  'face-segmentation-parsing': ['人脸分割与解析', '把人脸分割为皮肤、眼睛、眉毛、鼻子、嘴唇、头发等部分。'],
  'image-segmentation-job-result': ['视觉任务结果', '查询异步视觉任务（例如视频任务）的状态和结果。'],
};

/** What each is used for, separated by |. */
const uses: Readonly<Record<string, string>> = {
  timestamp: '在模型没有时钟时获知当前日期和时间|为记录、日志或消息加上独立服务器的时间|估算本地时钟的偏差|用最便宜的工具试用付款流程',
  'word-count': '检查文章、摘要或帖子是否超出字数限制|按词数为翻译或编辑报价|统计日志、列表或 CSV 文本的行数|核实语言模型所写内容的长度',
  slugify: '用标题生成博客文章或商品页的固定链接|用文档标题安全地命名文件|用标题生成稳定的 ID 或锚点',
  'random-uuid': '在保存前为新记录命名|为付款或 API 调用生成幂等键|关联同一工作流在各服务中的日志|获得不是由语言模型编造的标识符',
  'hk-weather': '回答“香港现在天气怎么样？”|为在香港的旅客或快递员提供穿衣和延误建议|为看板或模型提供香港当前的室外状况',
  'proxy-health': '在启动依赖后端的长流程前确认其正常|从此服务器的位置持续观察后端延迟|区分后端故障与通往此服务途中的故障',
  'vendor-docai-doc-structure-submit':
    '在建立索引前把长报告拆成章节|从合同 PDF 中提取表格|在扫描文档中找出各级标题|用坐标定位条款在页面上的位置',
  'vendor-docai-doc-parser-submit': '把 PDF、幻灯片和表格导入知识库|分批阅读很长的扫描书籍|把会议录音转成文字|回答格式未知的文档中的问题',
  'vendor-docai-digital-doc-structure-submit':
    '一次调用读取 Word 格式的合同|无需轮询即可把电子 PDF 转为 Markdown 内容块|按标题为网页和电子书建立索引',
  'vendor-docai-doc-structure-result': '查询结构任务是否完成|获取已提交文档的内容块和标题|以链接形式获取大文档的结果',
  'vendor-docai-doc-parser-result': '查询解析任务的进度|获取已解析文档的 Markdown|分批读取数千个内容块的书',
  'vendor-docai-pdf-to-image-submit': '在无法显示 PDF 的地方展示其页面|把带图的页面交给能看图的模型|为报告制作缩略图',
  'vendor-docai-pdf-to-excel-submit': '用年报中的数字进行计算|导入 PDF 格式的价目表|比较多个月份的银行对账单',
  'vendor-docai-pdf-to-markdown-submit': '总结论文而不含页眉页脚|按标题为手册建立索引|以文本形式对报告进行版本管理',
  'vendor-docai-pdf-to-word-submit': '编辑只剩 PDF 的合同|在文字处理软件中翻译宣传册|重用旧报告中的部分内容',
  'vendor-docai-image-to-markdown-submit': '读取拍摄的笔记本或书页|把扫描的表格转成文本|把幻灯片截图整理成笔记',
  'vendor-docai-image-to-pdf-submit': '把拍摄的收据作为一个文件发送|归档扫描页|把图纸合在一起打印',
  'vendor-docai-document-convert-result': '查询转换是否完成|获取转换后的 Word、Excel、Markdown 或 PDF 文件的链接|获取 PDF 所有页面的图片',
  'korean-ocr': '读取韩文收据和发票|读取韩国照片中的招牌和菜单|使扫描的韩文页面可搜索',
  'english-ocr': '读取扫描的信件和发票|提取截图中的文字|核对标签上的内容',
  'japanese-ocr': '读取日文收据和发票|读取日本照片中的包装和招牌|使扫描的日文页面可搜索',
  'multilingual-ocr': '读取中英文菜单|读取多语言包装文字|读取俄文、泰文或越南文文档',
  'object-detection': '按内容为照片添加标签|检查商品照片中的物品是否正确|统计房间里的椅子',
  'main-subject-detection': '把商品照片裁剪到商品|制作突出重点的缩略图|使主体居中',
  'white-background-image-detection': '检查供应商的商品照片|找出仍需抠图的照片|遵守商城的图片规则',
  'security-object-detection': '区分门口的人和猫|整理摄像头的报警|记录大门处的车辆',
  'kitchen-animal-detection': '夜间有老鼠跑过厨房时提醒员工|证明餐厅的卫生状况|查看厨房摄像头的画面',
  'video-security-object-detection': '判断是什么触发了摄像头报警|找到有人进入的时刻|整理门铃的视频片段',
  'pedestrian-detection': '在交通摄像头画面中找人|发布前模糊图片中的人|判断房间里是否有人',
  'person-counting': '测量候诊室的拥挤程度|统计商店的顾客|挑选人员齐全的合影',
  'celebrity-recognition': '为新闻照片撰写说明|在档案中查找某位演员的图片|检查广告中是否出现公众人物',
  'fingerprint-extraction': '为比对准备手指照片|检查照片中的指纹是否可用|无需扫描仪即可数字化指纹',
  'portrait-anime-stylization': '用照片制作头像|用手绘人像装饰请柬|提供照片滤镜',
  'face-database-create': '建立员工人脸库|把不同活动的访客分开|从空库开始测试',
  'face-database-create-entity': '登记新同事|用班次等词标记人员|在收到照片前准备人员',
  'face-database-add-face': '用照片登记同事|为同一人添加较新的照片|拒绝模糊的照片',
  'face-database-get-entity': '确认同事已登记|查看某人有多少张照片|读取某人的标签',
  'face-template-create': '为拍照亭准备海报|保存用于人脸融合的服装图片|查看图片中哪些人脸可用',
  'face-template-delete': '活动结束后清理|应所有者要求删除图片|用更好的图片替换模板',
  'image-style-recognition': '挑选风格一致的图片|按外观整理设计库|描述海报的氛围',
  'image-element-detection': '找出横幅上人物的位置|检查海报文字没有遮住人物|从优秀广告中学习版式',
  'waste-classification': '告诉人们某物应投入哪个垃圾桶|检查投入容器的是什么|教孩子垃圾分类',
  'hair-segmentation': '在照片上试染发色|为修图制作头发蒙版|把发型放到另一张图片中',
  'hd-sky-segmentation': '把房屋照片的灰天变蓝|测量窗户可见的天空面积|为拼贴准备风景图',
  'sky-replacement': '展示蓝天下的酒店|把正午变成日落|使一组图片风格一致',
  'mask-refinement': '修整手绘的粗略蒙版|使快速模型的蒙版更精确|为更换背景准备商品图',
  'face-segmentation-parsing': '在照片上试口红|磨皮而不影响眼睛|测量面部各部分',
  'image-segmentation-job-result': '查询视频是否处理完成|获取片段每一帧的检测结果|无需保持连接即可等待任务',
};

const categories: Readonly<Record<string, string>> = {
  time: '时间',
  utility: '实用工具',
  weather: '天气',
  'text-analysis': '文本分析',
  'text-transform': '文本转换',
  'document-understanding': '文档理解',
  'document-conversion': '文档转换',
  ocr: '文字识别',
  'object-detection': '目标检测',
  'face-body': '人脸与人体',
  'image-recognition': '图像识别',
  'image-segmentation': '图像分割',
  imported: '导入的工具',
};

const picture = '公开的 http(s) 地址。JPEG、PNG 或 BMP，最大 10 MB；多数工具要求不超过 3 MB，每边不超过 2000 像素。';
const atUpstream = '仅上游服务支持；由本服务处理时，付款前即拒绝。';
const ownStorage = '仅用于上游服务；由本服务处理文档时，付款前即拒绝。结果以链接形式提供。';
const noEffect = '由本服务处理时不起作用。';
const dbName = '由字母、数字和下划线组成，最多 46 个字符。';

/** By name: a parameter means the same in each tool that has it. */
const parameters: Readonly<Record<string, readonly [label: string, description: string]>> = {
  text: ['文本', '要统计的文本，任何语言均可，可以为空。'],
  title: ['标题', '要转换的标题，最好是英文或其他使用拉丁字母的语言。'],
  fileUrl: ['文件地址', '要处理的文件：公开的 http(s) 地址。'],
  fileName: ['文件名', '带扩展名的文件名；默认取自地址。转换生成的文件据此命名。'],
  fileNameExtension: ['文件扩展名', '不带点的扩展名，用于文件名和地址都看不出类型时。'],
  pageIndex: ['页码范围', '要处理的页、幻灯片、工作表或章节，从 1 开始，例如 `1-5,8` 或 `3-`；默认全部。没有分页的文档会被拒绝。'],
  structureType: ['结构类型', '分析的深度：`default`（全部）、`layout`（仅版面块，最快）或 `doctree`（版面块和标题）。'],
  outputFormat: ['输出格式', '除结构外还要生成的文件：word、excel、html、markdown、text。'],
  formulaEnhancement: ['公式增强', `更仔细地识别公式，耗时更长。默认 false。${atUpstream}`],
  allowPptFormat: ['允许演示文稿', '也接受演示文稿：上游服务仅在为 true 时接受；本服务除非为 false 都接受。'],
  enableEventCallback: ['任务结束通知', '任务结束时向回调地址发送带签名的 webhook。提供回调地址时默认 true。'],
  callbackUrl: ['回调地址', '接收该 webhook（Standard Webhooks）的公开 http(s) 地址。'],
  ossBucket: ['存储桶', `供应商写入结果的存储桶。${ownStorage}`],
  ossEndpoint: ['存储桶端点', `该存储桶的端点。${ownStorage}`],
  outputHtmlTable: ['HTML 表格', '在 Markdown 中用 HTML 书写表格。'],
  needHeaderFooter: ['保留页眉页脚', '保留页面的页眉和页脚。'],
  llmEnhancement: ['大模型增强', `用大模型改进结果，耗时更长。默认 false。${atUpstream}`],
  enhancementMode: ['读取方式', '`AUTO`、`DIGITAL`（不做文字识别），或仅上游服务支持的 `VLM`、`LLM`、`OCR`。'],
  llmParam: ['大模型参数', `Model 和 Prompt。${atUpstream}`],
  multimediaParameters: ['音视频参数', `用于音频和视频，例如 EnableSynopsisParse、VlParsePrompt、EnableDiarization。${atUpstream}`],
  option: ['其他选项', '解析或转换的其他选项。'],
  customOssConfig: ['自有存储', `您在供应商处的存储及其凭证。${ownStorage}`],
  imageStrategy: ['图片方式', '图片在 Markdown 中的形式：`url`（有效一天的链接）或 `base64`（内嵌）。'],
  revealMarkdown: ['附带 Markdown', '逐块附带 Markdown 内容。默认 false。'],
  useUrlResponseBody: ['以链接返回', '返回结果的地址而不是结果本身，适用于大文档。默认 false。'],
  id: ['任务 ID', '提交工具返回的 ID。'],
  layoutNum: ['起始块', '第一个内容块的序号，从 0 开始。默认 0。'],
  layoutStepSize: ['块数', '读取多少个内容块。默认 3000。'],
  excludeFields: ['排除的字段', '内容块中要省略的成员。'],
  forceMergeExcel: ['合并到一张表', '把所有内容放入一张工作表。默认 false。'],
  forceExportInnerImage: ['导出图片', '同时把文档中的所有图片作为单独的文件返回。'],
  imageUrls: [
    '图片地址',
    '1 到 30 张图片的公开 http(s) 地址，按页面顺序：JPEG、PNG、BMP 或 GIF（第一帧），每张不超过 20 MB，最长边不超过 8192 像素。',
  ],
  imageNames: ['图片名称', `带扩展名的名称，与地址一一对应。默认取自地址。${noEffect}`],
  imageNameExtension: ['图片扩展名', `所有图片共用的扩展名（不带点），代替名称。${noEffect}`],
  imageUrl: ['图片地址', '含文字的图片：公开的 http(s) 地址，最大 10 MB。'],
  needRotate: ['自动旋转', '先把图片转正，并返回旋转角度。默认 false。'],
  outputCharInfo: ['返回单字', '同时返回单个字符及其位置。默认 false。'],
  outputTable: ['返回表格', '同时返回表格的单元格。默认 false。'],
  languages: [
    '语言',
    '可能出现的语言：chn（中文）、eng（英文）、ja（日文）、lading（拉丁文字）、kor（韩文）、sx（手写）、tai（泰文）、rus（俄文）、mys（马来文）、idn（印尼文）、viet（越南文）、ukr（乌克兰文）、tur（土耳其文）、tamil（泰米尔文）。',
  ],
  needSortPage: ['按栏排序', `按栏而不是按行读取。默认 false。${noEffect}本服务会自行识别分栏。`],
  ImageURL: ['图片地址', `要处理的图片。${picture}`],
  ImageUrl: ['人脸照片地址', `人脸照片。${picture}`],
  Url: ['图片地址', `要分析的图片。${picture}`],
  ImageURLA: ['左侧画面地址', `左侧摄像头的画面。${picture}`],
  ImageURLB: ['右侧画面地址', `右侧摄像头的画面。${picture}`],
  ReplaceImageURL: ['新天空图片地址', `含新天空的图片。${picture}`],
  MaskImageURL: ['蒙版地址', `物体的粗略蒙版。${picture}`],
  ImageData: ['图片数据', 'base64 编码的照片。同时提供地址时使用地址，此项无效。'],
  VideoURL: ['视频地址', '公开的 http(s) 地址。H.264 或 H.265，最大 10 MB、10 秒、每秒 35 帧。'],
  StartTimestamp: ['开始时间', '片段开始的时间，1970 年以来的秒数（UTC）；各帧的时间据此计算。'],
  CallbackOnlyHasObject: ['仅有目标时回调', '与供应商的回调有关，回调不会转发，因此在此无效。'],
  AlgoType: ['风格', '例如 `anime`、`3d`、`handdrawn`、`sketch`、`artstyle`。默认 anime。'],
  Name: ['名称', `新人脸库的名称。${dbName}`],
  DbName: ['人脸库', `人脸库的名称。${dbName}`],
  EntityId: ['人员 ID', '哪个人员：您自己的 ID，1 到 64 个字母、数字和下划线。'],
  Labels: ['标签', '关于该人员的最多 10 个词，用逗号分隔。'],
  ExtraData: ['附加信息', '随人脸保存的任意文本。'],
  QualityScoreThreshold: ['质量下限', '拒绝质量低于此值的照片，0 到 100。'],
  SimilarityScoreThresholdBetweenEntity: ['人员间相似度上限', '拒绝与其他人员的相似度高于此值的人脸，0 到 100。'],
  SimilarityScoreThresholdInEntity: ['同一人员相似度下限', '拒绝与该人员已有人脸的相似度低于此值的人脸，0 到 100。'],
  TemplateId: ['模板 ID', 'face-template-create 返回的 templateId。'],
  JobId: ['任务 ID', '提交该任务的工具返回的 ID。'],
};

type Translated = Pick<ServiceDescriptor, 'id' | 'name' | 'displayName' | 'description' | 'category' | 'useCases' | 'inputSchema'>;

/**
 * A tool as Chinese readers see it: what only models and programs read stays as it is.
 * @param isBuiltIn the tools of others keep their own texts, whatever their ids are
 */
export function inChinese<Described extends Translated>(tool: Described, isBuiltIn: boolean): Described & { categoryLabel?: string } {
  const categoryLabel = categories[tool.category];
  const labelled = { ...tool, ...(categoryLabel === undefined ? {} : { categoryLabel }) };
  const texts = isBuiltIn ? tools[tool.id] : undefined;
  if (texts === undefined) return labelled;
  const [name, description] = texts;
  const useCases = uses[tool.id]?.split('|') ?? tool.useCases;
  return { ...labelled, name, displayName: name, description, useCases, inputSchema: schemaInChinese(tool.inputSchema) };
}

export const nameInChinese = (builtInId: string): string | undefined => tools[builtInId]?.[0];

/** Labels are the titles of the members. */
function schemaInChinese(schema: Translated['inputSchema']): Translated['inputSchema'] {
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>);
  const translated = members.map(([name, member]) => {
    const [title, description] = parameters[name] ?? [member['title'], member['description']];
    return [name, { ...member, title, description }];
  });
  return { ...schema, properties: Object.fromEntries(translated) };
}
