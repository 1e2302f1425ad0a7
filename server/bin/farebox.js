#!/usr/bin/env node
// `farebox` of the repository: as in the installed package, any Node from 20 on runs it.
import '../../release/launcher.js';
