import { createHash } from 'node:crypto';

export interface PublicPdfs {
  package: string;
  files: readonly string[];
  /** Folders of HTML pages with the same content as the file. */
  editions?: Readonly<Record<string, string>>;
}

/** Public PDFs, by the Debian package (bookworm) that contains them. Their licences differ, so none is stored here. */
const publicPdfs: readonly PublicPdfs[] = [
  { package: 'debian-policy', files: ['policy.pdf', 'fhs-3.0.pdf'], editions: { 'policy.pdf': 'policy.html' } },
  { package: 'developers-reference', files: ['developers-reference.pdf'] },
  { package: 'maint-guide', files: ['maint-guide.en.pdf'], editions: { 'maint-guide.en.pdf': 'maint-guide/html' } },
  { package: 'doxygen-doc', files: ['doxygen_manual.pdf'], editions: { 'doxygen_manual.pdf': 'doxygen/html' } },
  { package: 'gnuplot-doc', files: ['gnuplot.pdf'], editions: { 'gnuplot.pdf': 'gnuplot/htmldocs' } },
  { package: 'octave-doc', files: ['octave.pdf', 'refcard-a4.pdf'], editions: { 'octave.pdf': 'octave/octave.html' } },
  { package: 'pari-doc', files: ['users.pdf', 'tutorial.pdf', 'refcard.pdf'] },
  { package: 'graphviz-doc', files: ['dotguide.pdf', 'leftyguide.pdf', 'libguide.pdf'] },
  { package: 'bash-doc', files: ['bashref.pdf', 'bash.pdf'] },
  { package: 'zsh-doc', files: ['zsh.pdf'], editions: { 'zsh.pdf': 'zsh-common/html' } },
  { package: 'groff', files: ['automake.pdf', 'mom-pdf.pdf'] },
  { package: 'asymptote-doc', files: ['asymptote.pdf', 'asyRefCard.pdf'] },
  { package: 'auto-multiple-choice-doc-pdf', files: ['auto-multiple-choice.en.pdf', 'auto-multiple-choice.fr.pdf'] },
  {
    package: 'installation-guide-amd64',
    files: ['install.en.pdf', 'install.de.pdf', 'install.ko.pdf', 'install.ja.pdf', 'install.zh_CN.pdf', 'install.ru.pdf'],
    editions: Object.fromEntries(
      ['en', 'de', 'ko', 'ja', 'zh_CN', 'ru'].map((language) => [`install.${language}.pdf`, `installation-guide-amd64/${language}`]),
    ),
  },
  { package: 'nauty-doc', files: ['nug28.pdf'] },
  { package: 'xfig-doc', files: ['xfig_ref_en.pdf'], editions: { 'xfig_ref_en.pdf': 'xfig/html' } },
  { package: 'r-doc-pdf', files: ['fullrefman.pdf', 'R-intro.pdf', 'R-FAQ.pdf'] },
  { package: 'r-bioc-edger', files: ['edgeR.pdf'] },
  { package: 'r-cran-flexmix', files: ['flexmix-intro.pdf'] },
  { package: 'r-cran-lme4', files: ['lmer.pdf'] },
  { package: 'r-cran-sandwich', files: ['sandwich.pdf', 'sandwich-CL.pdf'] },
  { package: 'r-cran-strucchange', files: ['strucchange-intro.pdf'] },
  { package: 'r-cran-vcd', files: ['strucplot.pdf'] },
  { package: 'r-cran-zoo', files: ['zoo.pdf', 'zoo-faq.pdf'] },
  {
    package: 'texlive-latex-recommended-doc',
    files: [
      'beameruserguide.pdf',
      'beamerexample-conference-talk.pdf',
      'beamerexample-lecture-beamer-version.pdf',
      'beamerexample-lecture-print-version.pdf',
      'listings.pdf',
      'xcolor.pdf',
    ],
  },
  { package: 'texlive-latex-base-doc', files: ['hyperref/paper.pdf', 'interface3.pdf', 'l3news09.pdf'] },
  { package: 'texlive-lang-chinese', files: ['ctex-faq.pdf', 'lshort-zh-cn.pdf'] },
  { package: 'texlive-lang-korean', files: ['lshort-ko.pdf'] },
  { package: 'texlive-lang-japanese', files: ['jlshort.pdf', 'jbibtex.pdf', 'jlreq-ja.pdf', 'jieeetran.pdf'] },
  { package: 'texlive-lang-german', files: ['l2kurz.pdf', 'l2tabu.pdf', 'latexsheet-de.pdf', 'texlive-de.pdf'] },
  { package: 'texlive-humanities-doc', files: ['covington.pdf'] },
  {
    package: 'texlive-publishers-doc',
    files: [
      'thubeamer-example-en.pdf',
      'beamer-verona-default.pdf',
      'testflow_doc.pdf',
      'IEEEconf.pdf',
      'icsv.pdf',
      'llncsdoc.pdf',
      'active-conf.pdf',
      'philosophersimprint/sample.pdf',
      'univie-ling-handout.pdf',
      'sample-acmsmall.pdf',
      'sample-sigconf.pdf',
      'revtex/sample/aps/apssamp.pdf',
      'sample631.pdf',
      'elstest-5p.pdf',
      'mnras_guide.pdf',
      'aiaa/template_advanced.pdf',
      'DEMO-TUDaSciPoster.pdf',
    ],
  },
];

/** Were fetched after the engine was finished, and read once. Then paragraph breaks were diagnosed with `survival`, `compete` and `latex2e-es`. */
const laterPdfs: readonly PublicPdfs[] = [
  { package: 'r-cran-rcpp', files: ['Rcpp-FAQ.pdf', 'Rcpp-jss-2011.pdf', 'Rcpp-quickref.pdf'] },
  { package: 'r-cran-multcomp', files: ['generalsiminf.pdf'] },
  { package: 'r-cran-mvtnorm', files: ['MVT_Rnews.pdf'] },
  { package: 'r-cran-survival', files: ['survival.pdf', 'compete.pdf'] },
  { package: 'texlive-lang-italian', files: ['itamsldoc.pdf', 'babel-italian/italian.pdf'] },
  { package: 'texlive-lang-polish', files: ['lshort-pl.pdf', 'wkmgr1.pdf', 'texlive-pl.pdf'] },
  { package: 'texlive-lang-spanish', files: ['FAQ-CervanTeX.pdf', 'latexsheet-esmx.pdf', 'latex2e-es.pdf'] },
];

/** Nothing was diagnosed or tuned with these: fetched when all was done, and read once. */
const unseenPdfs: readonly PublicPdfs[] = [
  {
    package: 'debian-reference-en',
    files: ['debian-reference.en.pdf'],
    editions: { 'debian-reference.en.pdf': 'share/debian-reference' },
  },
  { package: 'debian-faq', files: ['debian-faq.en.pdf'], editions: { 'debian-faq.en.pdf': 'debian/FAQ' } },
  { package: 'gpsbabel-doc', files: ['gpsbabel.pdf'], editions: { 'gpsbabel.pdf': 'gpsbabel/html' } },
  { package: 'avr-libc', files: ['avr-libc-user-manual.pdf'], editions: { 'avr-libc-user-manual.pdf': 'avr-libc/avr-libc-user-manual' } },
  { package: 'yorick-doc', files: ['manual/yorick.pdf'], editions: { 'manual/yorick.pdf': 'yorick-doc/manual' } },
  { package: 'sbcl-doc', files: ['sbcl.pdf'], editions: { 'sbcl.pdf': 'doc/sbcl' } },
  { package: 'gap-gapdoc', files: ['GAPDoc/doc/manual.pdf'], editions: { 'GAPDoc/doc/manual.pdf': 'GAPDoc/doc' } },
  { package: 'latex2rtf-doc', files: ['latex2rtf-doc/latex2rtf.pdf'], editions: { 'latex2rtf-doc/latex2rtf.pdf': 'latex2rtf-doc/html' } },
  { package: 'mit-scheme-doc', files: ['mit-scheme-user.pdf'], editions: { 'mit-scheme-user.pdf': 'html/mit-scheme-user' } },
  { package: 'dblatex-doc', files: ['dblatex/manual.pdf'], editions: { 'dblatex/manual.pdf': 'dblatex/xhtml/manual' } },
  { package: 'libmpfr-doc', files: ['mpfr.pdf'], editions: { 'mpfr.pdf': 'libmpfr-doc/mpfr.html' } },
  { package: 'linuxdoc-tools', files: ['guide.pdf'], editions: { 'guide.pdf': 'linuxdoc-tools/html' } },
  { package: 'sdcc-doc', files: ['sdccman.pdf'] },
  { package: 'ddd-doc', files: ['ddd.pdf'] },
  { package: 'gri-pdf-doc', files: ['gri.pdf'] },
  { package: 'debian-history', files: ['project-history.fr.pdf'] },
];

/** Read for the first time when all others had been used: two more faults were diagnosed with those above. */
const freshPdfs: readonly PublicPdfs[] = [
  { package: 'biber', files: ['biber/biber.pdf'] },
  { package: 'cvs', files: ['cvs/cvs.pdf', 'cvs/cvsclient.pdf'] },
  {
    package: 'dynare-doc',
    files: ['dynare/dynare-manual.pdf', 'dynare/guide.pdf'],
    editions: { 'dynare/dynare-manual.pdf': 'dynare/dynare-manual.html' },
  },
  { package: 'freefem-doc', files: ['freefem-doc/freefem.pdf'], editions: { 'freefem-doc/freefem.pdf': 'freefem-doc/freefem' } },
  { package: 'getdp', files: ['getdp/getdp.pdf'], editions: { 'getdp/getdp.pdf': 'getdp/html' } },
  { package: 'glpk-doc', files: ['glpk-doc/glpk.pdf', 'glpk-doc/gmpl_es.pdf', 'glpk-doc/gmpl_pt-BR.pdf'] },
  { package: 'gmsh-doc', files: ['gmsh-doc/gmsh.pdf'], editions: { 'gmsh-doc/gmsh.pdf': 'doc/gmsh-doc' } },
  { package: 'ledger', files: ['ledger/ledger3.pdf'], editions: { 'ledger/ledger3.pdf': 'doc/ledger' } },
  { package: 'libccfits-doc', files: ['libccfits-dev/refman.pdf'] },
  {
    package: 'libcfitsio-doc',
    files: ['libcfitsio-dev/cfitsio.pdf'],
    editions: { 'libcfitsio-dev/cfitsio.pdf': 'libcfitsio-dev/cfitsio' },
  },
  { package: 'libsuitesparse-doc', files: ['libsuitesparse-dev/UMFPACK_UserGuide.pdf', 'libsuitesparse-dev/CHOLMOD_UserGuide.pdf'] },
  { package: 'maxima-doc', files: ['maxima-doc/maximabook-19-Sept-2004.pdf'] },
  { package: 'menhir-doc', files: ['menhir/manual.pdf'], editions: { 'menhir/manual.pdf': 'doc/menhir' } },
  { package: 'ngspice-doc', files: ['ngspice-doc/manual.pdf'] },
  {
    package: 'systemtap-doc',
    files: ['systemtap-doc/SystemTap_Beginners_Guide.pdf', 'systemtap-doc/tapsets.pdf'],
    editions: { 'systemtap-doc/SystemTap_Beginners_Guide.pdf': 'systemtap-doc/SystemTap_Beginners_Guide' },
  },
];

export const allPdfs = [...publicPdfs, ...laterPdfs, ...unseenPdfs, ...freshPdfs];

const namesOf = (list: readonly PublicPdfs[]): ReadonlySet<string> => new Set(list.flatMap(({ files }) => files.map(flatName)));
const [laterNames, unseenNames, freshNames] = [namesOf(laterPdfs), namesOf(unseenPdfs), namesOf(freshPdfs)];

export const halves = ['tuning', 'held back', 'later', 'unseen', 'fresh'] as const;

/** One half is for tuning the engine; the other is held back, and shows whether the tuning generalises. */
export function halfOf(name: string): (typeof halves)[number] {
  if (freshNames.has(name)) return 'fresh';
  if (unseenNames.has(name)) return 'unseen';
  if (laterNames.has(name)) return 'later';
  return (createHash('sha1').update(name).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held back';
}

/** The file's name in a flat folder, made from its path. */
export function flatName(file: string): string {
  return file.replaceAll('/', '-');
}
