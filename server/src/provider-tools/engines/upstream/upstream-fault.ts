import { problem, type Problem } from '../../../errors.ts';

/**
 * The kind of an upstream error: `input`, a fault of the caller; `operator`, credentials or capabilities that are not active; `gone`, a job
 * that is not known (any more); `late` and `broken`, faults of the provider.
 */
export type FaultKind = 'input' | 'operator' | 'throttled' | 'late' | 'broken' | 'gone' | 'running';

/** An error of the upstream, or a missing answer. Never leaves the engine. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: FaultKind;
  /** The provider's code, e.g. `InvalidImage.Region`; letters, digits, dots and dashes. */
  readonly code: string;
  /** The provider's message without addresses; empty if there is none. */
  readonly said: string;

  constructor(kind: FaultKind, { code, said = '', cause }: { code: string; said?: string; cause?: unknown }) {
    super(`${kind}: ${code}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.said = said;
  }
}

/** The fault behind an error code. Source: the provider's lists of error codes. */
export function answeredFault({ status, code, message }: { status: number; code: string; message: string }): UpstreamFault {
  return new UpstreamFault(kindOf(status, code), { code, said: message });
}

/** The problem for the caller. Faults of the operator are logged by the calling code, because their texts may contain signed values. */
export function faultProblem(fault: UpstreamFault): Problem {
  switch (fault.kind) {
    case 'input':
      return problem('tool_refused_input', { message: `the tool could not work on this input: ${faultReason(fault)}`, cause: fault });
    case 'gone':
      return problem('tool_refused_input', { message: 'the job is not known any more: results are kept for 24 hours', cause: fault });
    case 'throttled':
      return problem('unavailable', { message: 'too many calls of this tool right now', retryAfterSeconds: 2, cause: fault });
    case 'operator':
      return problem('unavailable', { message: 'this tool is not available right now', retryAfterSeconds: 300, cause: fault });
    case 'late':
      return problem('upstream_timeout', { cause: fault });
    case 'broken':
    case 'running':
      return problem('upstream_failed', { cause: fault });
  }
}

/** Why an input was refused: in our words if the code is known, else in the provider's, with the code. */
export function faultReason({ code, said }: UpstreamFault): string {
  const known = reasons.find(([pattern]) => pattern.test(code))?.[1];
  return `${known ?? (said === '' ? 'it was refused' : said)} (${code})`;
}

/** Whether it is certainly the operator's fault: a status alone may concern only this call. */
export function isLasting({ code }: UpstreamFault): boolean {
  return kinds.find(([pattern]) => pattern.test(code))?.[1] === 'operator';
}

/** Whether no call at all can work. */
export function isAboutCredentials({ code }: UpstreamFault): boolean {
  return /^(?:InvalidAccessKeyId|InvalidTimeStamp|InvalidSecurityToken|IncompleteSignature|SignatureDoesNotMatch|InvalidStsToken)/i.test(
    code,
  );
}

function kindOf(status: number, code: string): FaultKind {
  const known = kinds.find(([pattern]) => pattern.test(code))?.[1];
  if (known !== undefined) return known;
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'operator';
  if (status === 408 || status === 504) return 'late';
  // The document service reports failures with 200 and a code.
  return status >= 500 || code === unknownCode ? 'broken' : 'input';
}

/** Replaces a missing or malformed code. */
export const unknownCode = 'unknown';

/** The first match decides. */
const kinds: ReadonlyArray<readonly [code: RegExp, kind: FaultKind]> = [
  [/Throttling/i, 'throttled'],
  [/^DocProcessing$/, 'running'],
  [/^NotExistBizId$/, 'gone'],
  [/^(?:ServiceTimeout|InternalError\.Timeout)$/, 'late'],
  [/^(?:SystemError|AlgorithmError|algorithmError|Failed|SignatureNonceUsed|InternalError)(?:\.|$)/, 'broken'],
  [/^(?:InvalidAccessKeyId|InvalidTimeStamp|InvalidApi|InvalidAction|InvalidVersion|InvalidProduct|InvalidSecurityToken)/i, 'operator'],
  [/^(?:IncompleteSignature|SignatureDoesNotMatch|IllegalSignature|IllegalApiName|InvalidStsToken|EntityNotExist\.Role)/i, 'operator'],
  [/^(?:AuthFailed|NoPermission|Forbidden|(?:Ocr|DocMind)Service(?:NotOpen|Expired))/i, 'operator'],
  [/^Missing(?:AccessKeyId|SecurityToken|Signature|Timestamp|Version|Action|Authorization|XAcs)/i, 'operator'],
];

/** The first match is used. Unlisted codes keep the provider's message. */
const reasons: ReadonlyArray<readonly [code: RegExp, reason: string]> = [
  [
    /^(?:IllegalUrlParameter|InvalidImage\.URL|IllegalImageUrl|UrlNotLegal|FileUrlLegal|unsupportedEncodeImageUrl)$/i,
    'the address cannot be used',
  ],
  [/^InvalidImage\.Region$/, 'the address is in a storage region that is not read'],
  [/^notSafeImageUrl$/, 'the address is regarded as unsafe'],
  [/^ExceededImageUrlLength$/, 'an address is too long'],
  [/^(?:Invalid(?:Image|File)\.Download|DocDownloadError)$/, 'the file could not be downloaded'],
  [/^Invalid(?:Image|File)\.Timeout$/, 'the file could not be downloaded in time'],
  [/^Invalid(?:Image|File)\.Decode$/, 'the file could not be decoded'],
  [/^(?:Invalid(?:Image|File)\.Resolution|illegalImageSize)$/, 'the width or height in pixels is not supported'],
  [/^Invalid(?:Image|File)\.Content$/, 'the content of the file does not fit the tool'],
  [/^(?:Invalid(?:Image|File)\.Size|exceededImageContent|ExceededImageUrlSize|ExceededFileSize)$/, 'the file is too large'],
  [
    /^(?:Invalid(?:Image|File)\.(?:Type|Format)|illegalImageType|unsupportedImageFormat|NotSupportFormat)$/,
    'the format of the file is not supported',
  ],
  [/^NotSpecifySuffix$/, 'the type of the file is not known: send a file name with its extension, or the extension'],
  [/^FileNameLegal$/, 'the file name cannot be used'],
  [/^FileSizeNotEqual$/, 'there are not as many names as addresses'],
  [/^unsupportedLanguage$/, 'a language is not supported'],
  [/^NotExistBizId$/, 'the job is not known any more: results are kept for 24 hours'],
  [/^Data\.Exist$/, 'a record of this name exists already'],
  [/^InvalidDB\.Status$/, 'the face database cannot be used right now'],
];
