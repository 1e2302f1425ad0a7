import { phraseKey } from './terms.ts';

interface LexiconTerm {
  key: string;
  text: string;
}

/** A synonym or related term: `key` finds it in an index, `text` is how it is shown, `weight` (0..1) is the confidence. */
export interface Synonym extends LexiconTerm {
  link: 'synonym' | 'related';
  weight: number;
}

const weightOf = { synonym: 0.85, related: 0.4 };

/** The synonyms of a term, in either language, most confident first; empty for an unknown term. */
export function synonymsOf(key: string): readonly Synonym[] {
  const known = resolved.get(key);
  if (known !== undefined || !lexicon.has(key)) return known ?? [];
  const links = resolve(key);
  resolved.set(key, links);
  return links;
}

/** Whether a word is spelled correctly: it is in the lexicon, or only looks like a misspelled word of it. */
export function isSpelledRight(key: string): boolean {
  return lexicon.has(key) || soundStems.has(key);
}

/**
 * The lexicon. A line lists terms separated by commas, which are all synonyms. With `>`, each term on the left is related to those on the
 * right and their synonyms: with less weight, and in this direction only. English forms need no entry of their own (terms are stemmed), nor
 * do compounds whose parts carry the meaning (`人脸识别` is `人脸` and `识别`).
 */
const groups: readonly string[] = lines(`
  # Time
  time, clock, time of day, what time, 时间, 时刻, 几点, 几点钟, 钟点, 时钟, 钟表, 报时
  timestamp, time stamp, unix time, unix timestamp, unix seconds, epoch, epoch time, epoch seconds, posix time, 时间戳
  date, calendar date, what date, what day, day of month, 日期, 几号, 几月几号, 几月几日, 年月日, 星期几, 周几, 何日
  now, right now, current, current time, at the moment, present moment, 现在, 当前, 目前, 此刻, 眼下, 此时, 当下, 当前时间, 现在时间
  utc, gmt, greenwich, universal time, coordinated universal time, 世界时, 协调世界时, 格林威治, 格林尼治, 世界标准时间
  timezone, time zone, 时区
  iso, iso 8601, iso8601, rfc 3339, rfc3339
  second, 秒, 秒数
  today, tonight, 今天, 今日, 今晚
  realtime, real time, live, 实时, 即时
  now, today, date, calendar > time, timestamp
  timestamp, utc, timezone > time
  time, clock > timestamp

  # Text, words, lines
  text, string, passage, prose, 文本, 文字, 字符串, 文段, 文稿
  article, essay, blog post, manuscript, composition, 文章, 作文, 短文, 博文, 稿子, 稿件, 论文
  blog, post, 博客, 帖子, 推文
  paragraph, 段落, 自然段
  word, 单词, 词, 词语, 字, 词汇
  word count, count words, count the words, number of words, how many words, wordcount, 字数, 词数, 单词数, 单词数量, 多少字, 多少个字, 几个字, 多少词, 多少个词, 多少单词, 多少个单词, 字数统计, 统计字数, 数字数, character count, number of characters, how many characters, how many letters, text length, 字符数, 字符数量, 多少字符, 多少个字符, line count, number of lines, how many lines, 行数, 多少行, 几行
  character, char, letter, glyph, 字符, 字母, 字元
  line, row, 行, 文本行
  count, number of, how many, tally, quantity, amount of, total number, 数量, 计数, 统计, 个数, 数目, 多少, 多少个, 几个, 有几个, 总数, 计算数量, 清点, 点算
  length, size, how long, 长度, 篇幅, 大小
  whitespace, white space, blank, 空格, 空白, 空白符
  split, 拆分, 切分
  article, essay, paragraph, passage > text
  word count > count, word, character, line
  essay, article, length > word count

  # Slugs and addresses
  slug, slugify, permalink, url slug, friendly url, url friendly, seo url, clean url, pretty url, readable url, post slug, 固定链接, 永久链接, 友好链接, 友好的链接, 友好的网址, 网址别名, 链接别名, 网址后缀, 短链名
  url, uri, link, web address, hyperlink, web link, 网址, 链接, 网页地址, 超链接, 链接地址
  title, headline, heading, 标题, 题目, 大标题
  kebab case, hyphen, dash, 连字符, 短横线, 中划线, 横杠
  seo, search engine optimization, 搜索引擎优化, 搜索优化
  path, route, 路径
  website, web page, webpage, site, 网站, 网页, 站点
  kebab case, seo, url, path > slug
  hyphen, blog > slug

  # Weather
  weather, meteorology, forecast, weather forecast, weather report, 天气, 气象, 天气预报, 天气情况, 气候
  temperature, temp, degree, celsius, fahrenheit, how hot, how cold, how warm, 温度, 气温, 摄氏度, 多少度, 几度, 冷不冷, 热不热
  humidity, humid, relative humidity, moisture, damp, muggy, 湿度, 潮湿, 相对湿度, 闷热, 潮不潮
  wind, wind speed, breeze, windy, gust, 风, 风速, 风力, 刮风, 大风, 风大, 风向
  hong kong, hongkong, hk, hksar, kowloon, 香港, 九龙, 港岛, 香江
  hot, warm, heat, 热, 炎热, 暖和
  cold, chilly, cool, 冷, 寒冷, 凉快
  rain, rainy, rainfall, 雨, 下雨, 降雨
  hot, cold, degree > temperature, weather
  rain, umbrella, sunny, cloudy, snow, storm, typhoon, climate, outdoors, jacket, coat > weather
  雨伞, 带伞, 打伞, 晴天, 多云, 阴天, 下雪, 台风, 雷暴, 穿什么, 穿衣, 外套, 户外, 出门 > weather
  temperature, humidity, wind > weather
  weather > temperature, humidity, wind
  kowloon, 维多利亚港 > hong kong

  # Random and unique ids
  uuid, guid, uuid4, uuidv4, uuid v4, universally unique identifier, globally unique identifier, 通用唯一识别码, 通用唯一标识, 全局唯一标识, 全局唯一标识符
  unique id, unique identifier, unique key, unique string, unique token, unique number, 唯一标识, 唯一标识符, 唯一编号, 唯一识别码, 唯一键, 唯一码, 唯一值
  unique, distinct, collision free, 唯一, 不重复, 独一无二, 全局唯一
  random, arbitrary, 随机, 乱数, 随机数
  id, ids, identifier, 标识, 标识符, 编号, 识别码, 标识码
  primary key, 主键
  generate, produce, 生成, 产生, 生成器
  version, 版本
  unique id, primary key > uuid, id, unique
  uuid > unique id, unique, id, random
  unique, identifier > uuid

  # Health of services
  health, healthy, health check, healthcheck, health status, 健康, 健康检查, 健康状态, 健康状况
  status, state, condition, 状态, 状况, 运行状态, 运行情况
  alive, reachable, responding, uptime, availability, heartbeat, up and running, is it up, is up, running, working, operational, 存活, 在线, 可用, 正常, 正常运行, 连通, 心跳, 能否访问, 可访问, 通不通, 活着, 可用性
  outage, downtime, offline, unreachable, unavailable, is down, went down, is it down, broken, dead, 宕机, 挂了, 故障, 离线, 不可用, 崩溃, 停机
  backend, back end, upstream, origin server, server side, 后端, 后台, 上游, 服务端, 后端服务, 上游服务
  server, host, 服务器, 主机
  proxy, reverse proxy, gateway, 代理, 反向代理, 网关, 代理服务
  forward, relay, pass through, 转发, 中转, 透传
  ping, probe, health probe, 探测, 探活, 拨测, 探针
  monitor, monitoring, watch, 监测
  backend, server, proxy > backend, server, proxy
  alive, outage, ping, monitor > health, status
  health > ping, alive, status
  check, 检查, 查看 > health, detect

  # Reading text in pictures
  ocr, optical character recognition, text recognition, recognize text, recognise the text, read text, read the text, extract text, extract the text, text extraction, text from image, text from picture, text from photo, text in image, text in picture, image to text, picture to text, photo to text, 文字识别, 字符识别, 光学字符识别, 识别文字, 提取文字, 文字提取, 识字, 图片转文字, 图片文字, 图中文字, 图上的字, 图片上的字, 图片里的字, 图片中的文字, 图片上的文字, 图片里的文字, 读出文字, 文本识别
  recognize, recognition, identify, 识别, 辨认, 辨识, 认出, 识别出, 鉴别
  read, 读取, 读出, 读
  extract, pull out, 提取, 抽取, 取出, 提出
  korean, korea, hangul, south korean, 韩文, 韩语, 韩国, 韩国语, 韩国文字, 朝鲜语, 朝鲜文, 한국어, 한글
  english, latin letters, 英文, 英语, 英文字母
  japanese, japan, kanji, kana, hiragana, katakana, 日文, 日语, 日本, 日本语, 日本文字, 假名
  chinese, mandarin, hanzi, 中文, 汉字, 汉语, 中国, 简体, 繁体
  multilingual, multi language, multilanguage, many languages, several languages, multiple languages, different languages, mixed languages, any language, 多语言, 多语种, 多国语言, 多种语言, 多国文字, 各国语言, 混合语言, 不同语言
  language, tongue, 语言, 语种
  handwriting, handwritten, hand written, cursive, handwritten notes, 手写, 手写体, 手写字, 笔迹, 手写文字, 手写笔记
  scan, scanned document, 扫描, 扫描件, 扫描版
  sign, menu, 招牌, 菜单, 海报, 小票, 包装, 路牌 > ocr
  receipt, voucher, 收据, 小票, 票据
  invoice, bill, tax invoice, vat invoice, 发票, 账单, 单据, 增值税发票
  id card, identity card, national id, identity document, 身份证, 证件, 身份证件
  bank card, credit card, debit card, card number, 银行卡, 信用卡, 储蓄卡, 卡号, 借记卡
  business license, business licence, trade license, company registration, 营业执照, 工商执照, 执照
  license plate, licence plate, number plate, plate number, car plate, registration plate, vehicle registration, 车牌, 车牌号, 车牌号码, 牌照, 号牌
  rotate, tilt, skew, 旋转, 倾斜, 转正
  table, tabular, grid, 表格, 数据表, 表
  formula, equation, math formula, latex, 公式, 数学公式, 方程, 方程式
  note, scribble, scrawl, pen, 笔记, 便条, 字条, 潦草 > handwriting
  read, scan, text, handwriting, recognize > ocr
  ocr > recognize, text
  receipt > invoice
  hanzi, kanji, hangul > ocr

  # Documents
  document, doc, paperwork, 文档, 文件, 文书
  file, 文件, 档案, 资料
  pdf, pdf file, pdf document, acrobat, 便携文档
  docx, ms word, microsoft word, word document, word doc, word file, doc file, word format
  docx > word, document
  word > docx
  excel, xlsx, xls, spreadsheet, excel sheet, worksheet, workbook, excel file, csv, 电子表格, 工作表, 数据表格
  markdown, md, markdown text, markdown file
  powerpoint, power point, ppt, pptx, slide, slide deck, presentation, 幻灯片, 演示文稿, 演示文件
  image, picture, photo, photograph, pic, img, jpg, jpeg, png, bitmap, screenshot, snapshot, 图片, 图像, 照片, 相片, 图, 截图, 影像, 图形, 拍照, 画面, 照
  page, 页, 页面, 每页, 每一页, 单页, 分页
  convert, conversion, transform, turn into, change into, change to, turn to, save as, export, transcode, 转, 转换, 转成, 转为, 转化, 转换成, 转换为, 变成, 变为, 改成, 导出, 导出为, 另存为, 转化为, 转到, 变
  parse, analyze, analyse, analysis, 解析, 分析, 拆解, 剖析
  layout, page layout, 版面, 布局, 版式, 排版, 版面分析
  structure, structural, hierarchy, outline, reading order, document structure, table of contents, 结构, 层级, 层次, 大纲, 目录, 结构化, 阅读顺序
  digital, electronic, born digital, native digital, 电子, 数字, 电子版, 电子文档, 原生, 数字化
  submit, send in, hand in, start a job, kick off, enqueue, 提交, 发起, 送交, 启动任务, 提交任务
  result, outcome, 结果, 成果
  job, task, background job, 任务, 作业
  asynchronous, async, 异步
  job result, task result, result of job, job status, job output, task status, job id, poll, finished job, 任务结果, 作业结果, 任务状态, 任务进度, 轮询, 取结果, 任务编号
  retrieve, obtain, fetch, get, query, look up, 获取, 查询, 取得, 拉取, 查看, 查, 拿到, 取回, 得到
  merge, combine, join, bundle, put together, assemble, concatenate, 合并, 拼接, 组合, 合为, 合成一个, 拼成, 合在一起
  edit, editable, modify, 编辑, 可编辑, 修改, 改动
  llm, large language model, language model, 大模型, 大语言模型
  paper, report, contract, thesis, ebook, manual, 书, 报告, 论文, 手册, 书籍 > document, pdf
  layout > structure
  structure > layout, parse
  parse > structure, layout
  job result > result, job, asynchronous, poll
  result > job result
  finished, completed, done, ready, submitted, 完成, 已完成, 已提交, 做完, 之前提交 > job result
  job, asynchronous > job result
  table, 报表 > excel
  editable, edit > word
  page, formula, table > document, parse

  # Finding things in pictures
  detect, locate, spot, localize, 检测, 侦测, 定位, 找出, 检出, 找到, 检测出, 找出来
  object, item, thing, stuff, 物体, 目标, 对象, 物品, 物件, 目标物
  bounding box, bbox, box, rectangle, coordinates, 边界框, 框, 检测框, 框出, 坐标, 框选, 圈出
  main subject, main body, main object, salient object, saliency, focal point, subject, most important, 主体, 主要物体, 显著目标, 显著性, 主要对象, 主角, 主要内容
  crop, auto crop, smart crop, thumbnail, 裁剪, 剪裁, 裁切, 裁图, 缩略图
  pedestrian, passerby, passer by, walker, people walking, people on the street, 行人, 路人, 步行者, 过路人, 走路的人
  person, people, human, man, woman, men, women, somebody, 人, 人物, 人像, 人员, 人类, 真人, 有人
  people counting, person counting, count people, count the people, head count, headcount, crowd, crowd counting, crowd size, how many people, how many persons, number of people, attendance, 人数, 人数统计, 统计人数, 多少人, 多少个人, 几个人, 人群, 人流, 人流量, 客流, 客流量, 数人头, 人头
  people counting > person, count
  body, human body, figure, 人体, 身体, 全身
  celebrity, famous person, famous people, public figure, movie star, film star, star, actor, actress, singer, famous, politician, 明星, 名人, 公众人物, 演员, 歌手, 艺人, 网红, 影星, 政治人物
  who is, whose, 是谁, 谁的, 哪位 > celebrity, face, recognize
  white background, white backdrop, plain background, pure white, 白底, 白底图, 白色背景, 纯白背景, 白背景, 白底图片, 纯白, 纯色背景, 背景是白, 背景为白
  white background > background, white
  background, backdrop, 背景, 底色, 底图
  white, 白色, 白, 雪白
  product, commodity, goods, merchandise, 商品, 产品, 货品, 货物
  ecommerce, e commerce, online shop, online store, shopping, 电商, 网店, 购物, 店铺
  security, surveillance, cctv, security camera, surveillance camera, security footage, camera footage, ip camera, ipc, 安防, 监控, 摄像头, 监视, 安保, 监控录像, 监控视频, 监控画面, 监控摄像头, 闭路电视
  video, clip, footage, movie, film, recording, mp4, 视频, 录像, 影片, 短片, 片段, 录影
  vehicle, car, automobile, truck, 车辆, 汽车, 车, 轿车, 机动车, 卡车
  intruder, intrusion, break in, burglar, 入侵, 闯入, 小偷, 陌生人 > security, person
  kitchen, 厨房, 后厨, 灶台
  restaurant, canteen, hotel, 餐厅, 餐馆, 饭店, 食堂 > kitchen
  animal, pet, 动物, 宠物
  rat, mouse, mice, rodent, 老鼠, 鼠
  cat, kitten, 猫, 小猫
  dog, puppy, 狗, 小狗, 犬
  rat, cat, dog, pest, hygiene, 卫生, 害虫 > animal
  waste, garbage, trash, rubbish, litter, refuse, 垃圾, 废物, 废弃物, 废品
  recycle, recyclable, 可回收, 回收, 再生
  recycle, bin, 垃圾桶 > waste
  classify, categorize, category, sort, kind of, type of, 分类, 归类, 类别, 种类, 哪一类, 哪类, 类型
  fruit, 水果, 果实, 果子
  apple, banana, orange, grape, 苹果, 香蕉, 橙子, 葡萄 > fruit
  damage, dent, scratch, wreck, 损伤, 划痕, 刮痕, 凹陷, 车损, 剐蹭, 损坏, 受损, 破损, 刮花
  insurance, insurance claim, claim, 保险, 理赔, 定损, 索赔 > damage
  accident, crash, collision, 事故, 碰撞, 车祸 > damage, vehicle
  element, component, design element, 元素, 要素, 设计元素, 组成部分, 素材
  logo, trademark, emblem, brand mark, 标志, 商标, 徽标
  banner, advertisement, decoration, 广告, 横幅, 装饰 > element
  pedestrian > person
  person > body, pedestrian, people counting
  crowd, queue, 排队, 拥挤 > people counting
  street, sidewalk, crossing, 斑马线, 人行道 > pedestrian
  bounding box > detect, object
  crop > main subject

  # Faces and bodies
  face, facial, 人脸, 脸, 脸部, 面部, 面孔, 脸庞
  database, db, library, gallery, repository, 数据库, 库, 图库
  face database, face db, face library, face gallery, face set, 人脸库, 人脸数据库, 人脸图库, 脸库
  face database > face, database
  entity, 实体, 样本, 条目, 记录
  template, 模板, 样板, 模版
  delete, remove, erase, drop, get rid of, take out, discard, 删除, 移除, 去除, 清除, 去掉, 消除, 抹掉, 删掉, 删, 擦除
  create, set up, establish, build, new, 创建, 新建, 建立, 建, 搭建, 构建, 建一个, 创立
  add, insert, append, enrol, enroll, put into, upload, register, 添加, 新增, 加入, 录入, 注册, 入库, 登记, 增加, 加到, 放进, 上传, 存入
  search, lookup, find, seek, 搜索, 检索, 查找, 搜, 寻找, 找, 搜寻
  compare, comparison, match, verify, similarity, same person, same people, identical, 比对, 对比, 比较, 匹配, 核验, 同一个人, 同一人, 相似度, 验证, 核对, 是不是同一个
  liveness, live person, anti spoofing, spoof, real person, presentation attack, fake face, 活体, 活体检测, 真人检测, 防伪, 假脸, 真人, 翻拍
  expression, emotion, facial expression, mood, feeling, 表情, 情绪, 心情, 神情, 喜怒哀乐
  happy, happiness, sad, sadness, angry, anger, smile, 高兴, 开心, 生气, 难过, 悲伤, 微笑, 笑, 愤怒 > expression
  beautify, beauty, retouch, smooth skin, whiten, 美颜, 美化, 磨皮, 美白, 瘦脸, 修图, 皮肤光滑, 变美
  skin, wrinkle, acne, 皮肤, 皱纹, 痘痘 > beautify, face
  fusion, face swap, face fusion, blend, swap faces, 融合, 换脸, 人脸融合
  gesture, hand gesture, hand sign, 手势, 手部动作
  hand, finger, thumb, 手, 手指, 手部 > gesture
  pose, posture, key point, keypoint, skeleton, body pose, joint, stance, 姿态, 姿势, 骨骼, 关键点, 体态, 骨架, 站姿, 坐姿
  eye, nose, lip, mouth, eyebrow, 眼睛, 鼻子, 嘴唇, 嘴巴, 眉毛, 五官 > face, facial
  age, gender, 年龄, 性别 > face

  # Cutting out
  segment, cut out, cutout, cut away, matting, isolate, separate, 分割, 抠图, 抠出, 抠, 抠像, 扣图, 切割, 分离, 抠出来, 分离出, 剪出
  hair, hairstyle, haircut, hairdo, 头发, 发型, 发丝, 毛发, 秀发, 发色
  sky, heaven, 天空, 蓝天, 天际
  high resolution, high res, hd, high definition, 4k, ultra hd, 高清, 高分辨率, 高分辨, 高清晰, 超清
  replace, swap, substitute, exchange for, change, 替换, 更换, 换成, 换, 替代, 换掉, 置换, 换个
  cloud, sunset, sunrise, 云, 云彩, 晚霞, 日落, 日出, 夕阳 > sky
  food, dish, meal, 食物, 食品, 菜品, 美食, 菜, 菜肴, 食材
  mask, matte, alpha mask, segmentation mask, 蒙版, 掩码, 遮罩, 掩膜, 掩模
  refine, improve, polish, fine tune, clean up, smooth, finer, 精细化, 优化, 细化, 精修, 修整, 完善, 精细, 改善, 改进
  edge, boundary, border, contour, outline, 边缘, 轮廓, 边界, 边沿
  rough, coarse, crude, jagged, 粗糙, 粗略, 粗
  region, area, part, 区域, 部分, 部位
  rough, edge > refine, mask
  transparent, 透明 > segment, background
  segment > mask, region

  # Changing pictures
  portrait, selfie, headshot, profile picture, avatar, 人像, 肖像, 自拍, 头像, 大头照, 人物照片, 自拍照, 真人照片
  anime, cartoon, manga, comic, cartoonize, anime style, cartoon style, 动漫, 卡通, 漫画, 二次元, 动画, 动漫风格, 卡通风格, 漫画风格, 漫画风, 日漫
  stylize, style transfer, restyle, 风格化, 风格迁移, 风格转换
  style, artistic style, art style, genre, 风格, 画风, 艺术风格, 图片风格
  painting, oil painting, sketch, watercolor, watercolour, drawing, artwork, illustration, 油画, 素描, 水彩, 绘画, 画, 画作, 国画, 插画 > style
  anime, filter, 滤镜 > stylize, style
  stylize > style, anime
  portrait > face, person
  fingerprint, finger print, perceptual hash, image hash, phash, 指纹, 特征码
  hash, digest, 哈希, 散列
  duplicate, near duplicate, same image, same picture, similar image, repeated, deduplicate, 重复, 查重, 相同图片, 去重, 相似图片, 一样的图
  copyright, piracy, pirated, plagiarism, stolen, reposted, 版权, 盗图, 盗用, 侵权, 盗版, 抄袭
  duplicate, copyright, hash > fingerprint
  fingerprint > hash, duplicate
  tag, label, annotate, labelling, 标签, 打标, 标注, 打标签, 贴标签
  describe, description, caption, 描述, 说明
  content, 内容
  describe, content > tag
  super resolution, upscale, enlarge, upsample, magnify, 超分, 超分辨率, 放大, 超分辨
  sharpen, sharper, sharpness, clearer, deblur, blurry, blurred, low resolution, pixelated, 变清晰, 清晰, 更清晰, 模糊, 清晰度, 低分辨率, 画质 > super resolution
  colorize, colourise, add color, 上色, 着色, 彩色化, 变彩色
  color, 颜色, 彩色, 色彩
  black and white, monochrome, grayscale, greyscale, 黑白, 黑白照片, 黑白照, 黑白图片
  old photo, vintage photo, 老照片, 旧照片 > colorize, black and white
  black and white, color > colorize
  watermark, 水印

  # Language, speech, data of other kinds
  translate, 翻译, 译成, 翻译成, 译
  sentiment, polarity, opinion, tone, positive or negative, positive, negative, 情感, 情感分析, 情感倾向, 褒贬, 正面, 负面, 好评, 差评, 态度
  review, feedback, comment, 评论, 评价, 反馈 > sentiment
  summarize, summary, abstract, digest, condense, tldr, shorten, brief, gist, 摘要, 总结, 概括, 概要, 归纳, 提炼, 缩写
  keyword, key phrase, keyphrase, key word, 关键词, 关键字, 主题词, 关键短语
  speech, voice, spoken, 语音, 说话, 讲话, 嗓音, 人声
  speech to text, transcribe, transcription, speech recognition, asr, dictation, voice to text, audio to text, 转写, 听写, 语音转文字, 语音识别, 录音转文字, 音频转文字, 语音转文本
  text to speech, tts, read aloud, read out loud, speech synthesis, synthesize, voice over, narrate, 语音合成, 朗读, 文字转语音, 文本转语音, 配音, 念出来, 播报, 读出来, 转成语音, 变成语音
  audio, sound, recording, mp3, 音频, 录音, 声音, 声响
  subtitle, meeting, podcast, interview, 字幕, 会议, 播客, 采访 > speech to text
  speech to text, text to speech > speech
  audiobook, aloud, out loud, 有声书 > text to speech
  flower, blossom, rose, tulip, lily, cut flower, bouquet, 花, 花卉, 鲜花, 切花, 玫瑰, 郁金香, 百合, 花束, 花朵
  price, cost, quote, how much, how expensive, 价格, 报价, 价钱, 行情, 多少钱, 售价, 价位, 牌价, 单价
  auction, wholesale, 拍卖, 批发
  market, marketplace, 市场
  satellite, remote sensing, aerial, earth observation, from space, 卫星, 遥感, 航拍, 卫星图, 卫星影像
  farmland, cropland, crop, agriculture, agricultural, farm, field, 农田, 耕地, 农作物, 庄稼, 农业, 作物, 田地
  traffic, road, street, intersection, highway, 交通, 道路, 马路, 街道, 路况, 路口, 公路
  bird, 鸟, 鸟类, 小鸟, 飞鸟
  birdsong, bird song, bird call, song, call, chirp, tweet, 叫声, 鸣叫, 鸟叫, 鸟鸣, 鸟叫声
  legal, law, contract, clause, agreement, lawyer, 法律, 合同, 条款, 协议, 法务
  corpus, text collection, dataset, data set, training data, collection, 语料, 语料库, 数据集, 训练数据, 训练集
  stock, share, equity, share price, stock price, stock market, stock quote, ticker, 股票, 股价, 股市, 股份, 证券
  currency, exchange rate, foreign exchange, forex, fx, money conversion, 汇率, 货币, 外汇, 币种
  dollar, euro, yen, pound, yuan, usd, eur, rmb, cny, 美元, 欧元, 日元, 英镑, 人民币, 港币, 兑换, 换算 > currency
  ip, ip address, ip lookup
  geolocation, geo location, geoip, location, where is, position, 地理位置, 归属地, 地理定位, 所在地, 位置, 地点, 在哪
  country, nation, 国家
  city, town, 城市, 市区
  news, press, headlines, current affairs, 新闻, 资讯, 头条, 时事, 报道, 要闻
  flight, airline, plane, airplane, airport, departure, arrival, 航班, 飞机, 机场, 航空, 起飞, 降落
  delay, late, on time, 延误, 晚点, 准点, 延迟
  medical, radiology, medicine, clinical, hospital, 医学, 医疗, 放射, 医院, 临床
  x ray, xray, radiograph, 胸片, 光片
  chest, lung, thorax, 胸部, 肺, 胸, 肺部
  diagnosis, disease, pneumonia, 诊断, 疾病, 肺炎, 病 > medical
  scenery, landscape, 风景, 景色 > sky, image
`);

interface Entry {
  /** The synonym groups of a term, and the lists of its related terms. */
  groups: LexiconTerm[][];
  hints: LexiconTerm[][];
}

const lexicon = parsed();
/** A cache with at most one entry per term of the lexicon. */
const resolved = new Map<string, readonly Synonym[]>();

/** Every term of the lexicon that is more than one Latin word, so that `hong kong` and `时间戳` count as one term. */
export const lexiconPhrases: ReadonlySet<string> = new Set([...lexicon.keys()].filter((key) => !/^[a-z0-9]+$/.test(key)));

/** Every single Latin word of the lexicon, by its key, as it is written. */
export const lexiconWords: ReadonlyMap<string, string> = new Map(
  [...lexicon.values()].flatMap(({ groups }) => groups.flat()).flatMap(({ key, text }) => (/^[a-z0-9]+$/.test(key) ? [[key, text]] : [])),
);

/** The stems of everyday words that look like misspelled terms of the lexicon but are not: `contact` is not `contract`. */
const soundStems: ReadonlySet<string> = new Set(
  `action analyst apart apply arena assembly attach audit automotive base beautiful blind block bread built case cause chair chance charge charm chart
  chase chess click coast community companion competition concept conditional connection construct contact context continent contrary contrast
  convention correction county course court crate creative creature critical crown crush deadline declaration defect delegate descriptive difference
  direction distance district drown education electric emotional entirety excessive expert extensive facebook fact facet fiber fight flood formal
  freezing fund garage grace grade graph grave guest haven heard hearing heart horse hostel humanity importance improper inclusion insect instance interaction juice keyboard later layer
  lengthy liter literary liver maker march medal melting metal methodology mixer modal monkey movement multiply music naive narrative nodes noise
  older operation opposition optimal optional origin outfit paint palace party patch pause peace persona personal phase phone planet plant planting political
  position powder presence president prevent pride primarily prime prize prove purge quite reactive recurring regarding registered registry relation relax released
  reliable religion resort retirement reuse revolution scare score separately shade shake shape shark sheep shipping shock shooting shore short
  slice spare spend sport spring stack staff stage startup stick stone story stove strong stuck suite supper surprise sweet synthetic tablet taken tale think
  smart remote month store point black print ticket timeline timer trace track transport trick trunk universe vacation wheat whole width world write`
    .split(/\s+/)
    .map(phraseKey),
);

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function parsed(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of groups) {
    const [left = [], right] = line.split('>').map(termsOf);
    for (const { key } of left) {
      const entry = entries.get(key) ?? { groups: [], hints: [] };
      entries.set(key, entry);
      if (right === undefined) entry.groups.push(left);
      else entry.hints.push(right);
    }
  }
  return entries;
}

function termsOf(list: string): LexiconTerm[] {
  return list.split(',').map((term) => ({ key: phraseKey(term), text: term.trim() }));
}

/** The synonyms from these lines, each once with its highest weight, in the order of the lines. */
function resolve(key: string): Synonym[] {
  const found = new Map<string, Synonym>();
  const add = (terms: readonly LexiconTerm[], link: Synonym['link']): void => {
    for (const term of terms) if (term.key !== key && !found.has(term.key)) found.set(term.key, { ...term, link, weight: weightOf[link] });
  };
  const equals = equalsOf(key);
  add(equals, 'synonym');
  for (const start of [key, ...equals.map((term) => term.key)]) {
    for (const hinted of lexicon.get(start)?.hints.flat() ?? []) add([hinted, ...equalsOf(hinted.key)], 'related');
  }
  return [...found.values()];
}

function equalsOf(key: string): LexiconTerm[] {
  return lexicon.get(key)?.groups.flat() ?? [];
}
