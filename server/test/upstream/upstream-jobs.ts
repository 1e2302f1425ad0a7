import { randomBytes, randomUUID } from 'node:crypto';

interface RunningJob {
  family: 'structure' | 'convert' | 'parser' | 'vision';
  /** How often it was asked for. */
  polls: number;
  failure: { code: string; message: string } | null;
}

type Parameters = ReadonlyMap<string, string>;
type Members = Record<string, unknown>;

/** The jobs of the provider: each is done after it was asked for some times. `failNext` has the next one fail. */
export function standInJobs({ pollsUntilDone }: { pollsUntilDone: number }) {
  const jobs = new Map<string, RunningJob>();
  let nextFailure: RunningJob['failure'] = null;

  function submit(family: RunningJob['family'], requestId: string): string {
    const id = family === 'vision' ? requestId : `docmind-20261120-${randomBytes(8).toString('hex')}`;
    jobs.set(id, { family, polls: 0, failure: nextFailure });
    nextFailure = null;
    return id;
  }

  function asked(family: RunningJob['family'], id: string): (RunningJob & { isDone: boolean }) | null {
    const job = jobs.get(id);
    if (job?.family !== family) return null;
    job.polls += 1;
    return { ...job, isDone: job.polls > pollsUntilDone };
  }

  const wholeDocument = (family: 'structure' | 'convert', id: string, data: unknown): Members => {
    const job = asked(family, id);
    if (job === null) return { Completed: true, Status: 'Fail', Code: 'NotExistBizId', Message: 'The id does not exist.' };
    if (!job.isDone) return { Completed: false, Code: 'DocProcessing', Message: 'Document processing' };
    if (job.failure !== null) return { Completed: true, Status: 'Fail', Code: job.failure.code, Message: job.failure.message };
    return { Completed: true, Status: 'Success', Data: data };
  };

  /** What the actions of jobs answer, besides the id of the request; null where the action is none of these. */
  function answer(action: string, parameters: Parameters, requestId: string): Members | null {
    const id = parameters.get('Id') ?? parameters.get('JobId') ?? '';
    switch (action) {
      case 'SubmitDocStructureJob':
        return { Data: { Id: submit('structure', requestId) } };
      case 'SubmitDocParserJob':
        return { Data: { Id: submit('parser', requestId) } };
      case 'SubmitDigitalDocStructureJob':
        return { Id: submit('structure', requestId), Status: 'Success', Data: structure(parameters) };
      case 'DetectVideoIPCObject':
        submit('vision', requestId);
        return { Message: 'asynchronous call accepted; query the result with this RequestId as JobId', Data: {} };
      case 'GetDocStructureResult':
        return wholeDocument('structure', id, structure(parameters));
      case 'GetDocumentConvertResult':
        return wholeDocument('convert', id, [
          { Type: 'markdown', Url: 'http://files.example/convert/0.md?Signature=x', Size: 18231, Md5: '5d41402abc4b2a76b9719d911017c592' },
        ]);
      case 'QueryDocParserStatus':
        return parserStatus(asked('parser', id));
      case 'GetDocParserResult':
        return {
          Data: {
            layouts: layouts(true)
              .slice(Number(parameters.get('LayoutNum') ?? 0))
              .slice(0, Number(parameters.get('LayoutStepSize') ?? 10)),
          },
        };
      case 'GetAsyncJobResult':
        return visionResult(asked('vision', id), id);
      default:
        return action.startsWith('SubmitConvert') ? { Data: { Id: submit('convert', requestId) } } : null;
    }
  }

  return {
    answer,
    failNext(failure: { code: string; message: string }) {
      nextFailure = failure;
    },
  };
}

function parserStatus(job: (RunningJob & { isDone: boolean }) | null): Members {
  if (job === null) return { Code: 'NotExistBizId', Message: 'The id does not exist.' };
  if (!job.isDone) return { Data: { Status: 'Processing', Processing: 40.5, NumberOfSuccessfulParsing: 12 } };
  if (job.failure !== null) return { Code: job.failure.code, Message: job.failure.message, Data: { Status: 'Fail' } };
  const OutputFormatResult = [{ OutputType: 'markdown', OutputFileUrl: 'http://files.example/r.md', Pages: [] }];
  return {
    Data: {
      Status: 'success',
      Processing: 100,
      NumberOfSuccessfulParsing: 42,
      PageCountEstimate: 7,
      ParagraphCount: 30,
      TableCount: 2,
      ImageCount: 1,
      Tokens: 5120,
      OutputFormatResult,
    },
  };
}

function visionResult(job: (RunningJob & { isDone: boolean }) | null, JobId: string): Members {
  if (job === null)
    return { Data: { JobId, Status: 'PROCESS_FAILED', ErrorCode: 'InvalidParameter', ErrorMessage: 'the job does not exist' } };
  if (!job.isDone) return { Data: { JobId, Status: job.polls === 1 ? 'QUEUING' : 'PROCESSING' } };
  if (job.failure !== null) {
    return { Data: { JobId, Status: 'PROCESS_FAILED', ErrorCode: job.failure.code, ErrorMessage: job.failure.message } };
  }
  const elements = [{ type: 'PERSON', score: 0.78, x: 289, y: 271, width: 100, height: 156 }];
  const result = { inputFile: 'oss://b/v.mp4', width: 1280, height: 720, frames: [{ time: 1629086401, elements }] };
  return { Data: { JobId, Status: 'PROCESS_SUCCESS', Result: JSON.stringify(result) } };
}

function structure(parameters: Parameters): Members {
  if (parameters.get('UseUrlResponseBody') === 'true') return { url: 'http://files.example/structure.json?Signature=x' };
  return {
    styles: [{ styleId: 0, bold: true, italic: false, fontSize: 16, fontName: 'Serif', color: '000000' }],
    layouts: layouts(parameters.get('RevealMarkdown') === 'true'),
    logics: {
      docTree: [{ uniqueId: 'a3f1', level: 0, link: { 下级: [], 包含: [] }, backlink: { 上级: ['ROOT'] } }],
      paragraphKVs: null,
      tableKVs: null,
    },
    docInfo: {
      docType: 'pdf',
      orignalDocName: 'terms.pdf',
      pages: [{ imageType: 'JPEG', imageUrl: 'http://files.example/p/0', pageIdCurDoc: 1 }],
    },
  };
}

function layouts(hasMarkdown: boolean) {
  const title = { index: 0, uniqueId: 'a3f1', type: 'title', subType: 'doc_title', text: 'Delivery terms', pageNum: [0], level: 0 };
  const text = { index: 1, uniqueId: '0c44', type: 'text', subType: 'para', text: 'Goods leave the depot on Mondays.', pageNum: [0] };
  return hasMarkdown
    ? [
        { ...title, markdownContent: '# Delivery terms' },
        { ...text, markdownContent: text.text },
      ]
    : [title, text];
}

/** Ids of requests are UUIDs in upper case. */
export function newRequestId(): string {
  return randomUUID().toUpperCase();
}
