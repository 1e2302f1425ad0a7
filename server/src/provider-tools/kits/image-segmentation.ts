import * as parameters from './parameters.ts';
import {
  documentTimeoutMs,
  providerToolFamily,
  type ProviderToolEntry,
  type ProviderToolFamily,
  type ProviderTool,
} from './provider-tool.ts';
import { pictureEditing } from './vision-family.ts';

const family: ProviderToolFamily = {
  ...pictureEditing,
  category: 'image-segmentation',
  tags: ['vision', 'segmentation'],
  keywords: ['image segmentation', 'cutout', 'mask', 'computer vision', '图像分割', '抠图', '分割抠图'],
};

const portraitUrl = 'https://files.example/portrait.jpg';
const landscapeUrl = 'https://files.example/landscape.jpg';

/** An example link to a result. */
function made(name: string): string {
  return `https://files.example/results/${name}?expires=1795262400`;
}

const entries: readonly ProviderToolEntry[] = [
  {
    id: 'hair-segmentation',
    legacyIds: ['vendor-imageseg-segment-hair'],
    name: 'Hair Segmentation',
    description: 'Cuts the hair of people out of a picture.',
    descriptionForModel:
      'Use to get the hair of a person alone, e.g. to recolour it. Needs ImageURL (public address). Returns data.elements, one for each person, with imageURL (a picture with transparency) and where it was: x, y, width, height in pixels.',
    keywords: ['hair segmentation', 'cut out hair', 'hair colour', 'hair mask', '头发分割', '发型抠图', '头发抠图', '染发'],
    useCases: ['Try hair colours on a photo', 'Make a mask of hair for a retouch', 'Put a hairstyle into another picture'],
    limitations: ['At most 2000 pixels a side; fine single hairs are lost.'],
    tags: ['hair'],
    input: { ImageURL: parameters.pictureUrl('The portrait', portraitUrl) },
    data: { elements: 'One for each person: imageURL, x, y, width, height, in pixels.' },
    exampleRequest: { ImageURL: portraitUrl },
    exampleResponse: { data: { elements: [{ imageURL: made('hair.png'), x: 446, y: 102, width: 113, height: 180 }] } },
    relatedServices: ['face-segmentation-parsing', 'mask-refinement', 'portrait-anime-stylization'],
  },
  {
    id: 'hd-sky-segmentation',
    legacyIds: ['vendor-imageseg-segment-hd-sky', 'vendor-imageseg-segment-hdsky'],
    name: 'HD Sky Segmentation',
    description: 'Finds the sky in a picture of high resolution.',
    descriptionForModel:
      'Use to get a mask of the sky of a landscape or city picture. Needs ImageURL (public address). Returns data.imageURL: the link to the mask. To put another sky there at once use sky-replacement.',
    keywords: ['sky segmentation', 'sky mask', 'landscape', 'cut out sky', '天空分割', '天空抠图', '高清天空', '风景抠图'],
    useCases: ['Make a grey sky blue in a photo of a house', 'Measure how much sky a window sees', 'Prepare a landscape for a collage'],
    limitations: ['Branches and wires against the sky stay rough.'],
    tags: ['sky'],
    input: { ImageURL: parameters.pictureUrl('The landscape', landscapeUrl) },
    data: { imageURL: 'Link to the mask of the sky.' },
    exampleRequest: { ImageURL: landscapeUrl },
    exampleResponse: { data: { imageURL: made('sky.png') } },
    relatedServices: ['sky-replacement', 'mask-refinement'],
  },
  {
    id: 'sky-replacement',
    legacyIds: ['vendor-imageseg-change-sky'],
    name: 'Sky Replacement',
    description: 'Puts the sky of one picture into another.',
    descriptionForModel:
      'Use to change the weather of a landscape picture. Needs ImageURL (the landscape) and ReplaceImageURL (a picture with the sky that is wanted), both public addresses. Returns data.imageURL: the link to the new picture.',
    keywords: ['replace sky', 'change sky', 'blue sky', 'sunset', '天空替换', '换天空', '一键换天', '蓝天'],
    useCases: ['Show a hotel under a blue sky', 'Turn noon into sunset', 'Make the pictures of a series match'],
    limitations: ['Light and shadows of the ground stay as they were.'],
    tags: ['sky', 'editing'],
    input: {
      ImageURL: parameters.pictureUrl('The landscape', landscapeUrl),
      ReplaceImageURL: parameters.pictureUrl('The picture with the new sky', 'https://files.example/sunset.jpg'),
    },
    data: { imageURL: 'Link to the new picture.' },
    exampleRequest: { ImageURL: landscapeUrl, ReplaceImageURL: 'https://files.example/sunset.jpg' },
    exampleResponse: { data: { imageURL: made('landscape.jpg') } },
    relatedServices: ['hd-sky-segmentation', 'mask-refinement', 'image-style-recognition'],
  },
  {
    id: 'mask-refinement',
    legacyIds: ['vendor-imageseg-refine-mask'],
    name: 'Mask Refinement',
    description: 'Makes the rough mask of an object in a picture fit its edges.',
    descriptionForModel:
      'Use when a mask is there but its edges are coarse, e.g. drawn by hand or made by a model at low resolution. Needs ImageURL (the picture) and MaskImageURL (the mask, of the same size), both public addresses. Returns data.elements with imageURL: the link to the better mask.',
    keywords: ['mask refinement', 'edge refinement', 'matting', 'better mask', '掩膜精修', '蒙版优化', '抠图精修', '边缘优化'],
    useCases: ['Clean up a mask that somebody drew roughly', 'Sharpen the masks of a fast model', 'Prepare a product for a new background'],
    limitations: ['At most 3 MB, 32 to 2000 pixels a side; mask and picture have to be of one size.'],
    tags: ['matting'],
    input: {
      ImageURL: parameters.pictureUrl('The picture', 'https://files.example/product.jpg'),
      MaskImageURL: parameters.pictureUrl('The rough mask of it', 'https://files.example/product-mask.png'),
    },
    data: { elements: 'One with imageURL: link to the better mask.' },
    exampleRequest: { ImageURL: 'https://files.example/product.jpg', MaskImageURL: 'https://files.example/product-mask.png' },
    exampleResponse: { data: { elements: [{ imageURL: made('mask.png') }] } },
    relatedServices: ['hair-segmentation', 'hd-sky-segmentation', 'main-subject-detection'],
  },
  {
    id: 'face-segmentation-parsing',
    legacyIds: ['vendor-imageseg-parse-face'],
    name: 'Face Segmentation and Parsing',
    description: 'Takes a face apart into skin, eyes, brows, nose, lips, hair and more.',
    descriptionForModel:
      'Use to get masks of the parts of a face, e.g. for make-up or retouching. Needs ImageURL (public address). Returns data.elements with name (which part) and imageURL (its mask), and data.originImageURL.',
    keywords: ['face parsing', 'face segmentation', 'facial parts', 'makeup', '人脸分割', '五官分割', '人脸解析', '美妆'],
    useCases: ['Try lipstick on a photo', 'Smooth skin without touching the eyes', 'Measure the parts of a face'],
    limitations: ['One face that is seen well.'],
    tags: ['face'],
    input: { ImageURL: parameters.pictureUrl('The portrait', portraitUrl) },
    data: { elements: 'One for each part: name, imageURL.', originImageURL: 'Link to the face as it was.' },
    exampleRequest: { ImageURL: portraitUrl },
    exampleResponse: { data: { originImageURL: made('face.jpg'), elements: [{ name: 'skin', imageURL: made('skin.png') }] } },
    relatedServices: ['hair-segmentation', 'mask-refinement', 'face-template-create'],
  },
  {
    id: 'image-segmentation-job-result',
    role: { kind: 'result', families: ['vision'] },
    legacyIds: ['vendor-imageseg-get-async-job-result'],
    name: 'Vision Job Result',
    description: 'Reads the state and result of an asynchronous vision job, such as that of a video.',
    descriptionForModel:
      'Use with the jobId that a vision tool such as video-security-object-detection answered, as JobId. While data.status is QUEUING or PROCESSING ask again after about ten seconds. With PROCESS_SUCCESS data.result holds the result; with another word the job failed, and message says why.',
    keywords: ['job result', 'asynchronous job', 'job status', 'poll', 'video result', '异步任务结果', '任务查询', '任务状态', '视频结果'],
    useCases: [
      'Ask whether a video has been looked through',
      'Get what was found in each frame of a clip',
      'Wait for a job without holding a connection',
    ],
    limitations: ['Only for jobs that the same client submitted.'],
    tags: ['job-result'],
    idempotent: true,
    timeoutMs: documentTimeoutMs,
    inputTypes: ['string'],
    outputTypes: ['object'],
    input: { JobId: parameters.jobId('the tool that began the job', '3BE7A4C9-0D56-5F9D-82E8-74F0B3D6E009') },
    data: {
      jobId: 'The job.',
      status: 'QUEUING, PROCESSING, PROCESS_SUCCESS, PROCESS_FAILED, TIMEOUT_FAILED or LIMIT_RETRY_FAILED.',
      result: 'Of a video: width, height, frames (time, elements with type, score, x, y, width, height).',
    },
    exampleRequest: { JobId: '3BE7A4C9-0D56-5F9D-82E8-74F0B3D6E009' },
    exampleResponse: {
      data: {
        jobId: '3BE7A4C9-0D56-5F9D-82E8-74F0B3D6E009',
        status: 'PROCESS_SUCCESS',
        result: {
          width: 1280,
          height: 720,
          frames: [{ time: 1_629_086_401, elements: [{ type: 'PERSON', score: 0.78, x: 289, y: 271, width: 100, height: 156 }] }],
        },
      },
    },
    relatedServices: ['video-security-object-detection', 'hd-sky-segmentation'],
    requiredContext: ['The jobId of a vision tool that began a job.'],
  },
];

/** Tools that segment pictures. */
export const imageSegmentation: readonly ProviderTool[] = providerToolFamily(family, entries);
