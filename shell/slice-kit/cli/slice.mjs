#!/usr/bin/env node
import './slice.ts';
