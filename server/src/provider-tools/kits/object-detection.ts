import { z } from 'zod';
import * as parameters from './parameters.ts';
import { providerToolFamily, type ProviderToolEntry, type ProviderToolFamily, type ProviderTool } from './provider-tool.ts';
import { height, pictureAnalysis, width } from './vision-family.ts';

const family: ProviderToolFamily = {
  ...pictureAnalysis,
  category: 'object-detection',
  tags: ['vision', 'detection'],
  keywords: ['object detection', 'computer vision', 'image analysis', '目标检测', '物体检测', '图像检测'],
};

const streetUrl = 'https://files.example/living-room.jpg';
const productUrl = 'https://files.example/product.jpg';
const gateUrl = 'https://files.example/gate.jpg';

const entries: readonly ProviderToolEntry[] = [
  {
    id: 'object-detection',
    legacyIds: ['vendor-objectdet-detect-object'],
    name: 'Object Detection',
    description: 'Finds the everyday objects in a picture: what they are, where, and how sure that is.',
    descriptionForModel:
      'Use to learn which objects (people, furniture, vehicles, animals ...) a picture shows and where. Needs ImageURL (public address). Returns data.elements, one for each object, with type, score (0 to 1) and boxes (four numbers, in pixels). For the one main thing use main-subject-detection, for people pedestrian-detection.',
    keywords: [
      'detect objects',
      'bounding box',
      'what is in the image',
      'recognise things',
      '物体识别',
      '通用物体检测',
      '识别物品',
      '目标框',
    ],
    useCases: ['Tag photos by what they show', 'Check whether a product photo holds the right thing', 'Count the chairs in a room'],
    limitations: ['Common classes of objects only; small and hidden ones are missed.'],
    tags: ['objects'],
    input: { ImageURL: parameters.pictureUrl('The picture to look at', streetUrl) },
    data: { elements: 'One for each object: type, score (0 to 1), boxes (four numbers, in pixels).', width, height },
    exampleRequest: { ImageURL: streetUrl },
    exampleResponse: { data: { width: 533, height: 300, elements: [{ type: 'chair', score: 0.812, boxes: [20, 40, 180, 260] }] } },
    relatedServices: [
      'main-subject-detection',
      'image-element-detection',
      'pedestrian-detection',
      'waste-classification',
      'fruit-detection',
    ],
  },
  {
    id: 'main-subject-detection',
    legacyIds: ['vendor-objectdet-detect-main-body'],
    name: 'Main Subject Detection',
    description: 'Finds where the main subject of a picture is.',
    descriptionForModel:
      'Use to crop a picture to what it is about, or to know where the eye goes. Needs ImageURL (public address). Returns data.location with x, y, width and height in pixels. It does not say what the subject is: use object-detection for that.',
    keywords: ['main subject', 'smart crop', 'saliency', 'main body', '主体检测', '主体识别', '智能裁剪', '图像主体'],
    useCases: ['Crop product photos to the product', 'Make thumbnails that show what matters', 'Centre a picture on its subject'],
    limitations: ['One subject; under 1280 x 1280 pixels and 3 MB.'],
    tags: ['crop'],
    input: { ImageURL: parameters.pictureUrl('The picture to look at', productUrl) },
    data: { location: 'Where it is: x, y, width, height, in pixels from the upper left corner.' },
    exampleRequest: { ImageURL: productUrl },
    exampleResponse: { data: { location: { x: 28, y: 20, width: 583, height: 320 } } },
    relatedServices: ['object-detection', 'white-background-image-detection', 'image-element-detection'],
  },
  {
    id: 'white-background-image-detection',
    legacyIds: ['vendor-objectdet-detect-white-base-image'],
    name: 'White Background Detection',
    description: 'Tells whether a picture has a plain white background, as shops want it.',
    descriptionForModel:
      'Use to check product photos before they go into a shop that asks for a white background. Needs ImageURL (public address). Returns data.elements with whiteBase: 1 for a white background, 0 for none.',
    keywords: [
      'white background',
      'product photo check',
      'ecommerce image',
      'plain background',
      '白底图',
      '白底图检测',
      '商品图检测',
      '电商图片',
    ],
    useCases: [
      'Check product photos of suppliers',
      'Find the photos that still have to be cut out',
      'Keep to the picture rules of a marketplace',
    ],
    limitations: ['JPEG or PNG, 32 to 1280 pixels a side.'],
    tags: ['e-commerce'],
    input: { ImageURL: parameters.pictureUrl('The product photo', productUrl) },
    data: { elements: 'One with whiteBase: 1 for a white background, 0 for none.' },
    exampleRequest: { ImageURL: productUrl },
    exampleResponse: { data: { elements: [{ whiteBase: 1 }] } },
    relatedServices: ['main-subject-detection', 'mask-refinement', 'image-style-recognition'],
  },
  {
    id: 'security-object-detection',
    legacyIds: ['vendor-objectdet-detect-ipc-object', 'vendor-objectdet-detect-ipcobject'],
    name: 'Security Object Detection',
    description: 'Finds people, animals and vehicles in the picture of a security camera.',
    descriptionForModel:
      'Use for single pictures of a surveillance camera, to know whether a person, an animal or a vehicle is there. Needs ImageURL (public address). Returns data.elements with type, score, targetRate and box (in pixels). For a short clip use video-security-object-detection.',
    keywords: [
      'security camera',
      'surveillance',
      'ip camera',
      'intruder',
      'camera snapshot',
      '安防检测',
      '监控图片',
      '摄像头检测',
      '人车宠检测',
    ],
    useCases: ['Tell a person at the door from a cat', 'Sort the alarms of a camera', 'Log vehicles at a gate'],
    limitations: ['At most 2 MB, 20 to 1024 pixels a side.'],
    tags: ['security'],
    input: { ImageURL: parameters.pictureUrl('The picture of the camera', gateUrl) },
    data: { elements: 'One for each thing: type (e.g. PERSON, DOG), score, targetRate, box (four numbers, in pixels).', width, height },
    exampleRequest: { ImageURL: gateUrl },
    exampleResponse: {
      data: { width: 1000, height: 750, elements: [{ type: 'DOG', score: 0.71, targetRate: 0.86, box: [120, 80, 400, 500] }] },
    },
    relatedServices: ['video-security-object-detection', 'pedestrian-detection', 'kitchen-animal-detection'],
  },
  {
    id: 'kitchen-animal-detection',
    legacyIds: ['vendor-objectdet-detect-kitchen-animals'],
    name: 'Kitchen Animal Detection',
    description: 'Finds mice and other animals in a kitchen, from the pictures of two cameras.',
    descriptionForModel:
      'Use to watch a kitchen for vermin. Needs ImageURLA and ImageURLB: pictures of the left and of the right camera at the same moment (public addresses). Returns data.elements with type, score and rectangles (left, top, width, height, in pixels).',
    keywords: [
      'kitchen animals',
      'mouse detection',
      'rat detection',
      'food safety',
      'vermin',
      '厨房动物检测',
      '老鼠检测',
      '明厨亮灶',
      '食品安全',
    ],
    useCases: [
      'Alarm the staff when a mouse runs through the kitchen at night',
      'Prove the hygiene of a restaurant',
      'Look through pictures of kitchen cameras',
    ],
    limitations: ['Two pictures of the same moment are needed.'],
    tags: ['food-safety'],
    input: {
      ImageURLA: parameters.pictureUrl('The picture of the left camera', 'https://files.example/kitchen-left.jpg'),
      ImageURLB: parameters.pictureUrl('The picture of the right camera', 'https://files.example/kitchen-right.jpg'),
    },
    data: { elements: 'One for each animal: type, score, rectangles (left, top, width, height, in pixels).' },
    exampleRequest: { ImageURLA: 'https://files.example/kitchen-left.jpg', ImageURLB: 'https://files.example/kitchen-right.jpg' },
    exampleResponse: { data: { elements: [{ type: 'mouse', score: 0.75, rectangles: { left: 292, top: 1048, width: 64, height: 64 } }] } },
    relatedServices: ['security-object-detection', 'object-detection'],
  },
  {
    id: 'video-security-object-detection',
    role: { kind: 'submit', family: 'vision' },
    legacyIds: ['vendor-objectdet-detect-video-ipc-object', 'vendor-objectdet-detect-video-ipcobject'],
    name: 'Video Security Object Detection',
    description: 'Begins to look for people, animals and vehicles in a short clip of a security camera.',
    descriptionForModel:
      'Use for a clip of a surveillance camera of at most ten seconds. Needs VideoURL (public address). Returns data.jobId; ask image-segmentation-job-result with it as JobId about every ten seconds until data.status is PROCESS_SUCCESS, then data.result.frames lists what was seen in each frame.',
    keywords: [
      'video detection',
      'security video',
      'surveillance clip',
      'camera video',
      '视频检测',
      '安防视频',
      '监控视频',
      '视频目标检测',
    ],
    useCases: ['Tell what set off the alarm of a camera', 'Find the moment at which somebody came in', 'Sort clips of a doorbell'],
    limitations: [
      'At most 10 MB and 10 seconds, 35 frames a second, 20 to 4096 pixels a side.',
      'It begins a job: the result is read with image-segmentation-job-result.',
    ],
    tags: ['security', 'video', 'asynchronous'],
    complexity: 'complex',
    cacheable: false,
    idempotent: false,
    inputTypes: ['url', 'boolean', 'integer'],
    input: {
      VideoURL: parameters.videoUrl(),
      StartTimestamp: z
        .int()
        .min(0)
        .max(100_000_000_000)
        .optional()
        .meta({
          description: 'When the clip begins, in seconds since 1970 (UTC): the times of frames count from it.',
          examples: [1_629_086_400],
        }),
      CallbackOnlyHasObject: parameters.flag('About callbacks of the provider, which are not passed on: without effect here.'),
    },
    data: { jobId: 'Id of the job, for image-segmentation-job-result.' },
    exampleRequest: { VideoURL: 'https://files.example/entrance.mp4', StartTimestamp: 1_629_086_400 },
    exampleResponse: { data: { jobId: '3BE7A4C9-0D56-5F9D-82E8-74F0B3D6E009' } },
    relatedServices: ['image-segmentation-job-result', 'security-object-detection', 'pedestrian-detection'],
  },
];

/** Tools that detect objects. */
export const objectDetection: readonly ProviderTool[] = providerToolFamily(family, entries);
